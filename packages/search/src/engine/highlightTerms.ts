import type {Highlighted} from '../highlight';
import type {Analyser} from './analyser';
import {wordPattern} from './words';

const words = new RegExp(`(${wordPattern.source})`, wordPattern.flags);

/** Splits a text into words and the text between them. */
export function wordParts(text: string): string[] {
  return text.split(words).filter(Boolean);
}

export function highlightTerms(
  text: string,
  terms: ReadonlySet<string>,
  analyser: Analyser,
): Highlighted {
  const parts: Highlighted = [];
  for (const part of wordParts(text)) {
    const match = analyser.terms(part).some((term) => terms.has(term));
    const last = parts.at(-1);
    if (last && !match && !last.match) {
      last.text += part;
    } else {
      parts.push({text: part, match});
    }
  }
  return parts;
}
