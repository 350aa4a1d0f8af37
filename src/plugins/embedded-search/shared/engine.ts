import MiniSearch, {type Options, type SearchOptions} from 'minisearch';
import type {SearchRecord} from './record';
import {tokenize} from './tokens';

/** A record that answers a query, and the folded words of it that matched. */
export interface Match {
  record: SearchRecord;
  words: string[];
}

/** What the engine searches in a record, and the record that it gives back. */
interface Indexed {
  id: number;
  heading: string;
  path: string;
  content: string;
  record: SearchRecord;
}

/** How much of a section an index keeps to show under a hit, in characters. */
const CONTENT_KEPT = 180;

const options: Options<Indexed> = {
  fields: ['heading', 'path', 'content'],
  storeFields: ['record'],
  tokenize,
  processTerm: (term) => term,
};

/** Ranking as measured on a bilingual guide: own heading, then ancestors, then text. */
const searchOptions: SearchOptions = {
  boost: {heading: 3, path: 1.2},
  bm25: {k: 0.6, b: 0.3, d: 1},
  prefix: (_term, index, terms) => index === terms.length - 1,
  fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
  weights: {fuzzy: 0.3, prefix: 0.6},
  boostDocument: (_id, _term, stored) =>
    (stored?.record as SearchRecord | undefined)?.headings.length === 0 ? 1.4 : 1,
};

/** Builds the index of a language, as text to be stored beside its pages. */
export function buildIndex(records: SearchRecord[]): string {
  const index = new MiniSearch(options);
  index.addAll(
    records.map((record, id) => ({
      id,
      heading: record.headings.at(-1) ?? record.page,
      path: [record.page, ...record.headings.slice(0, -1)].join(' '),
      content: record.content,
      record: {...record, content: shorten(record.content)},
    })),
  );
  return JSON.stringify(index);
}

/**
 * Opens a built index.
 *
 * @throws when the text is not an index that this version of the engine reads.
 */
export function openIndex(json: string): (query: string) => Match[] {
  const index = MiniSearch.loadJSON(json, options);
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, {...searchOptions, combineWith});
  return (query) => {
    const strict = find(query, 'AND');
    const results = strict.length > 0 ? strict : find(query, 'OR');
    return results.map((result) => ({
      record: result.record as SearchRecord,
      words: result.terms,
    }));
  };
}

function shorten(text: string): string {
  return text.length <= CONTENT_KEPT
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', CONTENT_KEPT))}…`;
}
