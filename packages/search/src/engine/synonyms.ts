import type {Analyser} from './analyser';
import {splitWords} from './words';

/** Phrases that readers type, and words of the pages to search for too. */
export interface SynonymGroup {
  typed: string[];
  adds: string[];
}

/** Returns synonyms of words of a query, with the indexes of the first and last word. */
export type Expand = (query: string[]) => Array<{from: number; to: number; terms: string[]}>;

export function createExpand(groups: readonly SynonymGroup[], analyser: Analyser): Expand {
  const phrases = groups.flatMap(({typed, adds}) => {
    // Also match `plugin` for `plug-in`, and `workpackage` for `work package`.
    const joined = typed.map((written) => written.replaceAll(/[ -]/g, ''));
    return [...new Set([...typed, ...joined])].map((spelling) => ({
      terms: splitWords(spelling).flat().map(analyser.stem),
      adds,
    }));
  });
  const termsOf = (phrase: string) => [
    ...analyser.terms(phrase).filter((term) => !analyser.isStopWord(term)),
    ...analyser.phrases(phrase),
  ];
  return (query) =>
    query.flatMap((_, from) =>
      phrases
        .filter(({terms}) => terms.every((term, offset) => query[from + offset] === term))
        .map(({terms, adds}) => ({
          from,
          to: from + terms.length - 1,
          terms: adds.flatMap(termsOf),
        })),
    );
}
