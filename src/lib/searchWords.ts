const fileEnding = /(?:\/index)?\.(?:html?|xhtml|php\d?|aspx?|jsp|mdx?)$/i;

/** A mail program takes the mark after an address for a part of it. */
const trailingMarks = /[^\p{L}\p{M}\p{N}]+$/u;

/** An address with more words was made by a program. */
const MAX_WORDS = 10;

/**
 * What to search for: the words of a path, each once, without numbers and the names of languages.
 *
 * @param locales names of the languages of the site, which its addresses hold
 */
export function searchWords(pathname: string, locales: string[]): string {
  const path = decode(pathname).replace(trailingMarks, '').replace(fileEnding, '');
  const words = path.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word) => word.length > 1 && !/^\p{N}+$/u.test(word) && !locales.includes(word.toLowerCase()),
  );
  return [...new Set(telling)].slice(0, MAX_WORDS).join(' ');
}

/** Decodes what can be decoded, and leaves the rest as it is. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}
