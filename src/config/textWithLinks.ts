/** Plain text or a link. */
export type TextPart = string | {words: string; to: string};

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const tag = /<[a-z/!]/i;

/**
 * Splits text at its Markdown links to `/path/` (without locale) or `https://…`.
 *
 * @throws if a link is invalid, or if the text contains HTML
 */
export function parseTextWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to = ''] = match;
    parts.push(plainText(text.slice(end, match.index)), {words: plainText(words), to: address(to)});
    end = match.index + whole.length;
  }
  parts.push(plainText(text.slice(end)));
  return parts.filter((part) => part !== '');
}

function plainText(text: string): string {
  if (tag.test(text)) {
    throw new Error(`"${text}" contains HTML`);
  }
  if (/[[\]]/.test(text)) {
    throw new Error(`"${text}" contains a bracket outside a link`);
  }
  return text;
}

/** Parses the URL, as `//host` and `/\host` are other sites too. */
function address(to: string): string {
  const base = 'https://this-site.invalid';
  const {origin} = new URL(to, base);
  const isOwnPath = to.startsWith('/') && origin === base;
  if (!isOwnPath && !to.startsWith('https://')) {
    throw new Error(`"${to}" is neither a path such as /versions/ nor an https:// URL`);
  }
  return to;
}
