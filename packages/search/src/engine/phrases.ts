import type {Analyser} from './analyser';
import type {Match} from './rank';
import {splitWords} from './words';

/** Phrase in quotation marks: `"…"`, `“…”`, `„…“` or `«…»`. Unbalanced marks are ignored. */
export const quotedPhrase = /"([^"]*)"|[“„]([^“”„]*)[“”]|«([^«»]*)»/g;

/** Returns the folded words of each phrase of a query. */
export function phrasesOf(query: string): string[][] {
  const phrases = query.match(quotedPhrase) ?? [];
  return phrases.map((phrase) => splitWords(phrase).flat()).filter(({length}) => length > 0);
}

/** Whether a line or table cell of a text contains the words of a phrase, in order. */
export function hasPhrase(text: string, phrase: string[]): boolean {
  const wanted = ` ${phrase.join(' ')} `;
  return text
    .split(/\n| · /)
    .some((part) => ` ${splitWords(part).flat().join(' ')} `.includes(wanted));
}

/** Returns filters for matches with the content words of all phrases, and with the phrases. */
export function createPhraseFilter(phrases: string[][], {stem, isStopWord}: Analyser) {
  // The texts of the index have no stop words.
  const content = phrases.flatMap((phrase) => phrase.map(stem)).filter((term) => !isStopWord(term));
  const hasWords = ({terms}: Match) => content.every((term) => terms.has(term));
  return {
    hasWords,
    /** Whether the headings or the loaded text of a section contain each phrase. */
    hasPhrases: (match: Match) =>
      hasWords(match) &&
      phrases.every((phrase) =>
        [...match.section.headings, match.section.text ?? ''].some((text) =>
          hasPhrase(text, phrase),
        ),
      ),
  };
}
