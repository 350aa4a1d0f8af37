const fileEnding = /(?:\/index)?\.(?:html?|xhtml|php\d?|aspx?|jsp|mdx?)$/i;

/** A mail program takes the mark after an address for a part of it. */
const trailingMarks = /[^\p{L}\p{M}\p{N}]+$/u;

/** An address with more words was made by a program. */
const MOST_WORDS = 10;

const LONGEST_SHOWN = 300;

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
  return [...new Set(telling)].slice(0, MOST_WORDS).join(' ');
}

/**
 * An address as a reader reads it. Spaces and invisible characters stay
 * encoded, so that none makes it look like another.
 */
export function readableAddress(address: string): string {
  const text = decode(address, (decoded) => !/[\p{C}\p{Z}]/u.test(decoded));
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Decodes what can and may be decoded, and leaves the rest as it is. */
function decode(text: string, mayBe: (decoded: string) => boolean = () => true): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      const decoded = decodeURIComponent(codes);
      return mayBe(decoded) ? decoded : codes;
    } catch {
      return codes;
    }
  });
}
