const fileEnding = /(?:\/index)?\.(?:html?|xhtml|php\d?|aspx?|jsp|mdx?)\P{L}*$/iu;

/** URLs with more words are usually generated. */
const MAX_WORDS = 10;

/** Returns the distinct words of a path, without numbers and locales. */
export function searchWords(pathname: string, locales: readonly string[]): string {
  const words =
    decode(pathname)
      .replace(fileEnding, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const searchable = words.filter(
    (word) => word.length > 1 && !/^\p{N}+$/u.test(word) && !locales.includes(word.toLowerCase()),
  );
  return [...new Set(searchable)].slice(0, MAX_WORDS).join(' ');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
