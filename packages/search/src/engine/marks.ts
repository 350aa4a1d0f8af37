import type {Analyser} from './analyser';
import {wordPattern} from './words';

/** Which words of a text are marked. */
export interface MarkOptions {
  terms: ReadonlySet<string>;
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
