const fileEnding = /(?:\/index)?\.(?:html?|xhtml|php\d?|aspx?|jsp|mdx?)$/i;

/** Punctuation that mail programs add to links. */
const trailingMarks = /[^\p{L}\p{M}\p{N}]+$/u;

/** URLs with more words are usually generated. */
const MAX_WORDS = 10;

/** Returns the distinct words of a path, without numbers and locales. */
export function searchWords(pathname: string, locales: readonly string[]): string {
  const path = decode(pathname).replace(trailingMarks, '').replace(fileEnding, '');
  const words = path.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const searchable = words.filter(
    (word) => word.length > 1 && !/^\p{N}+$/u.test(word) && !locales.includes(word.toLowerCase()),
  );
  return [...new Set(searchable)].slice(0, MAX_WORDS).join(' ');
}

function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}
