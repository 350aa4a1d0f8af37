import type {Highlighted} from '../highlight';
import type {Analyser} from './analyser';
import {wordPattern} from './words';

export interface HighlightOptions {
  terms: ReadonlySet<string>;
  analyser: Analyser;
}

const words = new RegExp(`(${wordPattern.source})`, wordPattern.flags);

/** Splits a text into words and the text between them. */
export function wordParts(text: string): string[] {
  return text.split(words).filter(Boolean);
}

export function highlightTerms(text: string, options: HighlightOptions): Highlighted {
  const parts: Highlighted = [];
  for (const part of wordParts(text)) {
    const match = matches(part, options);
    const last = parts.at(-1);
    if (last && !match && !last.match) {
      last.text += part;
    } else {
      parts.push({text: part, match});
    }
  }
  return parts;
}

function matches(word: string, {terms, analyser}: HighlightOptions): boolean {
  return termsOf(word, analyser).some((term) => terms.has(term));
}

/** Texts repeat words. */
const termsCache = new WeakMap<Analyser, Map<string, string[]>>();

export function termsOf(word: string, analyser: Analyser): string[] {
  const cache = termsCache.get(analyser) ?? new Map<string, string[]>();
  termsCache.set(analyser, cache);
  const terms = cache.get(word) ?? analyser.terms(word);
  cache.set(word, terms);
  return terms;
}
