import type {Marked} from '../marked';
import type {Analyser} from './analyser';
import {wordPattern} from './words';

export interface MarkOptions {
  terms: ReadonlySet<string>;
  analyser: Analyser;
}

const words = new RegExp(`(${wordPattern.source})`, wordPattern.flags);

/** Includes the text between words. */
export function wordParts(text: string): string[] {
  return text.split(words).filter(Boolean);
}

export function mark(text: string, options: MarkOptions): Marked {
  const parts: Marked = [];
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

function matches(word: string, {terms, analyser}: MarkOptions): boolean {
  return termsOf(word, analyser).some((term) => terms.has(term));
}

/** Texts repeat their words, and each other's. */
const met = new WeakMap<Analyser, Map<string, string[]>>();

export function termsOf(word: string, analyser: Analyser): string[] {
  const known = met.get(analyser) ?? new Map<string, string[]>();
  met.set(analyser, known);
  const terms = known.get(word) ?? analyser.terms(word);
  known.set(word, terms);
  return terms;
}
