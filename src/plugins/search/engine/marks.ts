import type {Analyser} from './analyser';
import {wordPattern} from './words';

/** How the words that match are marked in a text. */
export interface MarkOptions {
  terms: ReadonlySet<string>;
  analyser: Analyser;
  before: string;
  after: string;
}

/** The text with the words that match between marks. */
export function highlight(text: string, options: MarkOptions): string {
  return text.replace(wordPattern, (word) =>
    isMatch(word, options) ? `${options.before}${word}${options.after}` : word,
  );
}

/**
 * The part of a text where most of the terms are, with marks.
 *
 * @param length how many words
 * @param ellipsis stands where the text goes on
 */
export function snippet(
  text: string,
  length: number,
  ellipsis: string,
  options: MarkOptions,
): string {
  const words = [...text.matchAll(wordPattern)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    terms: options.analyser.terms(word).filter((term) => options.terms.has(term)),
  }));
  if (words.length <= length) {
    return highlight(text, options);
  }
  const first = bestStart(words, length);
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const isEnd = first + length >= words.length;
  const end = isEnd ? text.length : (words[first + length - 1]?.end ?? text.length);
  return `${first === 0 ? '' : ellipsis}${highlight(text.slice(start, end), options)}${isEnd ? '' : ellipsis}`;
}

/** Where the window with the most different terms begins, a little before the first of them. */
function bestStart(words: Array<{terms: string[]}>, length: number): number {
  const lead = Math.floor(length / 5);
  let best = 0;
  let most = 0;
  words.forEach(({terms}, at) => {
    if (terms.length > 0) {
      const inside = words.slice(at, at + length - lead).flatMap((word) => word.terms);
      const score = new Set(inside).size * 100 + inside.length;
      if (score > most) {
        most = score;
        best = at;
      }
    }
  });
  return Math.max(0, Math.min(best - lead, words.length - length));
}

function isMatch(word: string, {terms, analyser}: MarkOptions): boolean {
  return analyser.terms(word).some((term) => terms.has(term));
}
