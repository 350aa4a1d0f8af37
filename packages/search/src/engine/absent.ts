import type {AbsentNotice} from '../searchAnswer';
import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import type {Section} from './section';

/** What people ask for and the product does not have, as the site's data say it. */
export interface AbsentFeature {
  /** The same in all languages. */
  id: string;
  /** A query asks for it when it has all words of one of these, whatever their order. */
  asked: readonly string[];
  /** A sentence: what there is not. */
  message: string;
  /** A sentence: what does it instead; may be empty. */
  alternative: string;
  /** Sections that say more: the id of a page, with `#` and the anchor of a section. */
  related: readonly string[];
}

/** The same in an index, where a section is named by the id of its record. */
export type AbsentEntry = Omit<AbsentFeature, 'id'>;

export interface AbsentIndex {
  /** All terms by which something absent is asked for, so that slips in them are noticed. */
  terms: Set<string>;
  /** What the words of a query ask for, if it is absent: of several, what answers most of them. */
  find(plan: QueryPlan): AbsentEntry | undefined;
}

/** Prepares what is absent for the language of an analyser. */
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

/** Says it to a reader. @param sections those of the index */
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
