import type {SynonymHit} from 'algoliasearch';

const wordPattern = /[\p{L}\p{N}]+/gu;

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map(fold);

/** Tells whether a text has a word that starts so. */
export const hasWord = (text: string, start: string): boolean =>
  wordsOf(text).some((word) => word.startsWith(start));

/** A query, and what one-way synonyms make of it. */
export function variantsOf(query: string, synonyms: Iterable<SynonymHit>): string[][] {
  const typed = ` ${wordsOf(query).join(' ')} `;
  const replaced = [...synonyms].flatMap(({type, input = '', synonyms: others = []}) => {
    const phrase = ` ${wordsOf(input).join(' ')} `;
    return type.toLowerCase() === 'onewaysynonym' && typed.includes(phrase)
      ? others.map((other) => typed.replace(phrase, ` ${wordsOf(other).join(' ')} `))
      : [];
  });
  return [typed, ...replaced].map((variant) => variant.split(' ').filter(Boolean));
}

export interface Marked {
  value: string;
  matchedWords: string[];
}

/** Puts tags around the starts of words that match. */
export function mark(text: string, words: readonly string[], pre: string, post: string): Marked {
  const matched = new Set<string>();
  const value = text.replace(wordPattern, (word) => {
    const folded = fold(word);
    const start = words.find((candidate) => folded.startsWith(candidate));
    if (start === undefined) {
      return word;
    }
    matched.add(start);
    // A ligature folds to two letters: its word is marked whole.
    const length = folded.length === word.length ? start.length : word.length;
    return `${pre}${word.slice(0, length)}${post}${word.slice(length)}`;
  });
  return {value, matchedWords: [...matched]};
}

/** The part of a text around its first word that matches. */
export function cut(
  text: string,
  words: readonly string[],
  size: number,
  ellipsis: string,
): string {
  const parts = text.split(/\s+/);
  const first = parts.findIndex((part) => words.some((word) => hasWord(part, word)));
  const from = Math.max(0, Math.min(first - Math.floor(size / 2), parts.length - size));
  const to = from + size;
  return [
    from > 0 ? ellipsis : '',
    parts.slice(from, to).join(' '),
    to < parts.length ? ellipsis : '',
  ].join('');
}
