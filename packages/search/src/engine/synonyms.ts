import type {Analyser} from './analyser';
import {splitWords} from './words';

/** Phrases that readers type, and words of the pages to search for too. */
export interface SynonymGroup {
  typed: string[];
  adds: string[];
}

/**
 * Returns synonyms of words of a query, with the indexes of the first and last word.
 *
 * @param query stemmed words
 */
export type Expand = (query: string[]) => Array<{from: number; to: number; terms: string[]}>;

export function createExpand(groups: readonly SynonymGroup[], analyser: Analyser): Expand {
  const byFirstTerm = new Map<string, Array<{terms: string[]; adds: string[]}>>();
  for (const {typed, adds} of groups) {
    // Also match `plugin` for `plug-in`, and `workpackage` for `work package`.
    const joined = typed.map((written) => written.replaceAll(/[ -]/g, ''));
    for (const spelling of new Set([...typed, ...joined])) {
      const terms = splitWords(spelling).flat().map(analyser.stem);
      const first = terms[0]!;
      byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), {terms, adds}]);
    }
  }
  const termsOf = (phrase: string) => [
    ...analyser.terms(phrase).filter((term) => !analyser.isStopWord(term)),
    ...analyser.phrases(phrase),
  ];
  return (query) =>
    query.flatMap((first, from) =>
      (byFirstTerm.get(first) ?? [])
        .filter(({terms}) => terms.every((term, offset) => query[from + offset] === term))
        .map(({terms, adds}) => ({
          from,
          to: from + terms.length - 1,
          terms: adds.flatMap(termsOf),
        })),
    );
}
