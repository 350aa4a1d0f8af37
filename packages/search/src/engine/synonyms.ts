import type {Analyser} from './analyser';
import {splitWords} from './words';

/** What readers type, and the words of the guide that the search adds to it. */
export interface SynonymGroup {
  typed: string[];
  adds: string[];
}

/** What a group lists as typed, with its words as the index holds them. */
interface Phrase {
  terms: string[];
  adds: string[];
}

/** An expansion of part of a query. */
export interface Expansion {
  /** First and last place in the query of the words that were typed. */
  from: number;
  to: number;
  terms: string[];
}

/** Finds the synonyms of a query, given as one stemmed term a word. */
export type Expand = (query: string[]) => Expansion[];

/** Prepares synonyms for the language of an analyser. */
export function createExpand(groups: readonly SynonymGroup[], analyser: Analyser): Expand {
  const byFirstTerm = new Map<string, Phrase[]>();
  for (const {typed, adds} of groups) {
    const added = adds.flatMap((phrase) => [
      ...analyser.terms(phrase).filter((term) => !analyser.isStopWord(term)),
      ...analyser.phrases(phrase),
    ]);
    // `plug-in` and `work package` are typed so, and as one word.
    for (const spelling of typed.flatMap((one) => [one, one.replaceAll(/[ -]/g, '')])) {
      const terms = splitWords(spelling).flat().map(analyser.stem);
      const first = terms[0]!;
      byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), {terms, adds: added}]);
    }
  }
  return (query) =>
    query.flatMap((first, from) =>
      (byFirstTerm.get(first) ?? [])
        .filter(({terms}) => terms.every((term, offset) => query[from + offset] === term))
        .map(({terms, adds}) => ({from, to: from + terms.length - 1, terms: adds})),
    );
}
