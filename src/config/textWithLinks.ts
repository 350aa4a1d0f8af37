/** Plain text or a link, whose `href` is a path without locale or an `https://` URL. */
export type TextPart = string | {label: string; href: string};

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const tag = /<[a-z/!]/i;

/** @throws if a link is invalid, or if the text contains HTML or other brackets */
export function parseTextWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [source, label = '', href = ''] = match;
    parts.push(checkPlainText(text.slice(end, match.index)), {
      label: checkPlainText(label),
      href: checkHref(href),
    });
    end = match.index + source.length;
  }
  parts.push(checkPlainText(text.slice(end)));
  return parts.filter((part) => part !== '');
}

function checkPlainText(text: string): string {
  if (tag.test(text)) {
    throw new Error(`"${text}" contains HTML`);
  }
  if (/[[\]]/.test(text)) {
    throw new Error(`"${text}" contains a bracket outside a link`);
  }
  return text;
}

/** Parses the URL, as `//host` and `/\host` are other sites, not paths. */
function checkHref(href: string): string {
  const base = 'https://this-site.invalid';
  const {origin} = new URL(href, base);
  const isPath = href.startsWith('/') && origin === base;
  if (!isPath && !href.startsWith('https://')) {
    throw new Error(`"${href}" is neither a path such as /versions/ nor an https:// URL`);
  }
  return href;
}
