/**
 * A pattern for words or groups of words: none of them is found inside another word, and their
 * spaces may be line breaks.
 *
 * @param alternatives sources of regular expressions
 */
export function wholeWords(alternatives: readonly string[], flags = 'giu'): RegExp {
  const source = alternatives.join('|').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, flags);
}
