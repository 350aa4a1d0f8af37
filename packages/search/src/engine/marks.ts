import type {Analyser} from './analyser';
import {wordPattern} from './words';

/** Which words of a text are marked. */
export interface MarkOptions {
  terms: ReadonlySet<string>;
  analyser: Analyser;
}

/** The text with `<mark>` around the words that match. */
export function highlight(text: string, options: MarkOptions): string {
  return text.replace(wordPattern, (word) =>
    matches(word, options).length > 0 ? `<mark>${word}</mark>` : word,
  );
}

/**
 * The part of a text where most of the terms are, with marks.
 *
 * @param length how many words
 */
export function snippet(text: string, length: number, options: MarkOptions): string {
  const words = [...text.matchAll(wordPattern)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    terms: matches(word, options),
  }));
  const first = bestStart(words, length);
  const isEnd = first + length >= words.length;
  const start = first === 0 ? 0 : words[first]?.start;
  const end = isEnd ? text.length : words[first + length - 1]?.end;
  const part = highlight(text.slice(start, end), options);
  return `${first === 0 ? '' : '…'}${part}${isEnd ? '' : '…'}`;
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

function matches(word: string, {terms, analyser}: MarkOptions): string[] {
  return analyser.terms(word).filter((term) => terms.has(term));
}
