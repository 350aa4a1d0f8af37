import type {AbsentFeature} from '@guide/content';
import type {Analyser} from './analyser';
import type {QueryPlan} from './query';

/** `related` contains ids of records. */
export type AbsentEntry = Omit<AbsentFeature, 'id'>;

export function createAbsentIndex(entries: readonly AbsentEntry[], analyser: Analyser) {
  const phrases = entries.flatMap((entry) =>
    entry.asked.map((phrase) => ({entry, terms: new Set(analyser.terms(phrase))})),
  );
  return {
    /** For typo correction. */
    terms: phrases.flatMap(({terms}) => [...terms]),
    /** Returns the matching entry with the longest phrase. */
    find({certainTerms}: QueryPlan): AbsentEntry | undefined {
      return phrases
        .filter(({terms}) => [...terms].every((term) => certainTerms.has(term)))
        .sort((a, b) => b.terms.size - a.terms.size)[0]?.entry;
    },
  };
}
