/** A piece of a text: plain words, or words that lead somewhere. */
export type TextPart = string | {words: string; to: string};

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const tag = /<[a-z/!]/i;

/**
 * Splits a line of text at its links, written as in Markdown: `[words](/path/)`
 * for a page of the site, without language, or `[words](https://…)`.
 *
 * @throws when a link is malformed or leads elsewhere, or when the text holds HTML.
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
    throw new Error(`"${text}" holds HTML`);
  }
  if (/[[\]]/.test(text)) {
    throw new Error(`"${text}" holds a bracket that belongs to no link`);
  }
  return text;
}

/** A browser reads `//host` and `/\host` as another site: only an address parser tells. */
function address(to: string): string {
  const base = 'https://this-site.invalid';
  const {origin} = new URL(to, base);
  const isOwnPath = to.startsWith('/') && origin === base;
  if (!isOwnPath && !to.startsWith('https://')) {
    throw new Error(`"${to}" is neither a path of the site nor an address with https://`);
  }
  return to;
}
