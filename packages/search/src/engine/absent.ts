import type {AbsentNotice} from '../searchAnswer';
import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import type {Section} from './section';

/** Feature that readers search for and the product doesn't have, in the site's data. */
export interface AbsentFeature {
  /** The same in all languages. */
  id: string;
  /** Phrases. A query matches if it has all words of one, in any order. */
  asked: readonly string[];
  /** Sentence that says what's missing. */
  message: string;
  /** Sentence with an alternative; may be empty. */
  alternative: string;
  /** Related sections: `page` or `page#anchor`. */
  related: readonly string[];
}

/** An `AbsentFeature` in an index. `related` has record ids. */
export type AbsentEntry = Omit<AbsentFeature, 'id'>;

export interface AbsentIndex {
  /** All terms of the phrases, for typo correction. */
  terms: Set<string>;
  /** Returns the entry that matches most words of a query. */
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
    find({spelt}) {
      const found = phrases.filter(({terms}) => terms.every((term) => spelt.has(term)));
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
