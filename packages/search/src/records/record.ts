/** How deep in its page a section stands: its own heading is at this level of the hierarchy. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3';

/** Pages that are rarely the answer: a pattern of the ids of documents, and their rank; 100 is ordinary. */
export type LoweredPages = ReadonlyArray<readonly [docId: RegExp, rank: number]>;

/**
 * One section of a page, in the shape of a DocSearch record, so that the same
 * records serve the embedded index and a hosted one.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Unique in all languages: language, path and anchor. */
  objectID: string;
  type: RecordType;
  /** Whole address of the section, as readers open it. */
  url: string;
  url_without_anchor: string;
  /** `null` for the opening of a page. */
  anchor: string | null;
  hierarchy: {
    /** The area of the guide: its top-level category. */
    lvl0: string;
    /** Title of the page. */
    lvl1: string;
    lvl2: string | null;
    lvl3: string | null;
  };
  /** Text of the section without its heading; `null` when it has none. */
  content: string | null;
  /** Words of the product's interface that the section names, each once; DocSearch ignores them. */
  labels: string[];
  language: string;
  /** Contextual search filters by it: `docs-default-current`. */
  docusaurus_tag: string;
  version: string;
  weight: {
    /** How much a page counts beside the others, 100 being ordinary. */
    pageRank: number;
    /** 90 for a page, less for each level below. */
    level: number;
    /** Place of the section on its page, from 0. */
    position: number;
  };
}
