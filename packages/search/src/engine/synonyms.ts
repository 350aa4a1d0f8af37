import type {Analyser} from './analyser';
import {splitWords} from './words';

/** What readers type, and the words of the guide that the search adds to it. */
export interface SynonymGroup {
  typed: string[];
  adds: string[];
}

/** A group, with its words as the index holds them. */
interface PreparedGroup {
  typed: string[][];
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
  const prepared = groups.map(({typed, adds}): PreparedGroup => ({
    // `plug-in` and `work package` are typed so, and as one word.
    typed: typed.flatMap((phrase) =>
      [phrase, phrase.replaceAll(/[ -]/g, '')].map((spelling) =>
        splitWords(spelling).flat().map(analyser.stem),
      ),
    ),
    adds: adds.flatMap((phrase) => [
      ...analyser.terms(phrase).filter((term) => !analyser.isStopWord(term)),
      ...analyser.phrases(phrase),
    ]),
  }));
  return (query) =>
    prepared.flatMap(({typed, adds}) =>
      typed.flatMap((phrase) =>
        query.flatMap((_, from) =>
          phrase.every((term, offset) => query[from + offset] === term)
            ? [{from, to: from + phrase.length - 1, terms: adds}]
            : [],
        ),
      ),
    );
}
