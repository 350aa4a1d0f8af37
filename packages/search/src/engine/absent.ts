import type {AbsentNotice} from '../searchResults';
import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import type {Section} from './section';

/** "Not in the product" entry. */
export interface AbsentFeature {
  /** Same in all languages. */
  id: string;
  /** A query matches if it has all words of one of these, in any order. */
  asked: readonly string[];
  message: string;
  /** May be empty. */
  alternative: string;
  /** `page` or `page#anchor`. */
  related: readonly string[];
}

/** `related` contains ids of records. */
export type AbsentEntry = Omit<AbsentFeature, 'id'>;

export interface AbsentIndex {
  /** For typo correction. */
  terms: Set<string>;
  /** Returns the matching entry with the longest phrase. */
  find(plan: QueryPlan): AbsentEntry | undefined;
}

export function createAbsentIndex(
  entries: readonly AbsentEntry[],
  analyser: Analyser,
): AbsentIndex {
  const phrases = entries.flatMap((entry) =>
    entry.asked.map((phrase) => ({
      entry,
      terms: [...new Set(analyser.terms(phrase))],
    })),
  );
  return {
    terms: new Set(phrases.flatMap(({terms}) => terms)),
    find({certainTerms}) {
      const found = phrases.filter(({terms}) => terms.every((term) => certainTerms.has(term)));
      return found.sort((a, b) => b.terms.length - a.terms.length)[0]?.entry;
    },
  };
}

export function noticeOf(
  {message, alternative, related}: AbsentEntry,
  sections: Section[],
): AbsentNotice {
  return {
    message,
    alternative,
    related: related.flatMap((id) => {
      const section = sections.find(({objectID}) => objectID === id);
      return section ? [{url: section.path, title: section.headings.at(-1)!}] : [];
    }),
  };
}
