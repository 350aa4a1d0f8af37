import type {Analyser} from './analyser';
import {wordPattern} from './words';

/** Which words of a text are marked. */
export interface MarkOptions {
  /** The terms, with how much each of them says. */
  terms: ReadonlyMap<string, number>;
  analyser: Analyser;
}

/** What would be read as markup. */
const encoded: Record<string, string> = {'&': '&amp;', '<': '&lt;'};

const wordsAndMarkup = new RegExp(`${wordPattern.source}|[&<]`, wordPattern.flags);

/** The text, encoded as HTML, with `<mark>` around the words that match. */
export function highlight(text: string, options: MarkOptions): string {
  return text.replace(wordsAndMarkup, (part) =>
    matches(part, options).length > 0 ? `<mark>${part}</mark>` : (encoded[part] ?? part),
  );
}

/** What ends a sentence, or the cell of a table. */
const sentenceEnd = /[.!?:…]["”»’)\s]*\s|\s·\s/u;

/** How much more a part counts that begins with its sentence. */
const WHOLE_SENTENCE = 1.25;

/**
 * The part of a text that answers, with marks: where the terms are that say most, from the
 * beginning of their sentence where there is room.
 *
 * @param length how many words
 */
export function snippet(text: string, length: number, options: MarkOptions): string {
  const found = [...text.matchAll(wordPattern)];
  const words = found.map(({0: word, index}, at) => {
    const before = found[at - 1];
    const between = before ? text.slice(before.index + before[0].length, index) : '';
    return {
      start: index,
      end: index + word.length,
      terms: matches(word, options),
      beginsSentence: at === 0 || sentenceEnd.test(between),
    };
  });
  const first = bestStart(words, length, options);
  const isEnd = first + length >= words.length;
  const start = first === 0 ? 0 : words[first]?.start;
  const end = isEnd ? text.length : words[first + length - 1]?.end;
  const part = highlight(text.slice(start, end), options);
  return `${words[first]?.beginsSentence === false ? '…' : ''}${part}${isEnd ? '' : '…'}`;
}

interface TextWord {
  terms: string[];
  beginsSentence: boolean;
}

/** The word that the best part begins with: one of a sentence, or one a little before a match. */
function bestStart(words: TextWord[], length: number, {terms: weights}: MarkOptions): number {
  const lead = Math.floor(length / 5);
  const last = Math.max(0, words.length - length);
  let best = 0;
  let most = 0;
  words.forEach(({terms, beginsSentence}, at) => {
    if (!beginsSentence && terms.length === 0) {
      return;
    }
    const start = beginsSentence ? at : Math.min(Math.max(0, at - lead), last);
    const inside = words.slice(start, start + length).flatMap((word) => word.terms);
    const said = [...new Set(inside)].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const score = said * (words[start]?.beginsSentence ? WHOLE_SENTENCE : 1);
    if (score > most) {
      most = score;
      best = start;
    }
  });
  return best;
}

function matches(word: string, {terms, analyser}: MarkOptions): string[] {
  return termsOf(word, analyser).filter((term) => terms.has(term));
}

/** The terms of the words that were met so far: texts repeat theirs, and each other's. */
const met = new WeakMap<Analyser, Map<string, string[]>>();

function termsOf(word: string, analyser: Analyser): string[] {
  const known = met.get(analyser) ?? new Map<string, string[]>();
  met.set(analyser, known);
  const terms = known.get(word) ?? analyser.terms(word);
  known.set(word, terms);
  return terms;
}
