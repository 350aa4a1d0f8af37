/**
 * A pattern for words or groups of words: none of them is found inside another word, and their
 * spaces may be line breaks.
 *
 * @param alternatives sources of regular expressions
 * @param asWritten in capitals or small letters as they are; by default, in both
 */
export function wholeWords(
  alternatives: readonly string[],
  {asWritten = false}: {asWritten?: boolean} = {},
): RegExp {
  const source = alternatives.join('|').replaceAll(' ', '\\s+');
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`,
    asWritten ? 'gu' : 'giu',
  );
}
