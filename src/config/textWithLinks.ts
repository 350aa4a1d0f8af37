import {escapeHtml} from '@guide/built-site/escapeHtml';

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Converts text such as `Read [this](/versions/)` to HTML.
 *
 * @throws if a link is invalid, or if the text contains HTML or other brackets
 */
export function textWithLinksToHtml(text: string, baseUrl = '/'): string {
  const plainText = text.replaceAll(link, '$1');
  if (/<[a-z/!]/i.test(plainText)) {
    throw new Error(`"${text}" contains HTML`);
  }
  if (/[[\]]/.test(plainText)) {
    throw new Error(`"${text}" contains a bracket outside a link`);
  }
  return escapeHtml(text).replaceAll(link, (_, label: string, href: string) => {
    checkHref(href);
    return `<a href="${href.replace(/^\//, () => baseUrl)}">${label}</a>`;
  });
}

/** Parses the URL, as `//host` and `/\host` are other sites, not paths. */
function checkHref(href: string): void {
  const base = 'https://this-site.invalid';
  const {origin} = new URL(href, base);
  const isPath = href.startsWith('/') && origin === base;
  if (!isPath && !href.startsWith('https://')) {
    throw new Error(`"${href}" is neither a path such as /versions/ nor an https:// URL`);
  }
}
