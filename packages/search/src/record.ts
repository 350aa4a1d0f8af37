/** How deep in its page a section stands: its own heading is at this level of the hierarchy. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';

/** Pages that are rarely the answer: a pattern of the ids of documents, and their rank; 100 is ordinary. */
export type LoweredPages = ReadonlyArray<readonly [docId: RegExp, rank: number]>;

/** By the id of a page, then by the anchor of a section, or nothing for the opening: what readers ask. */
export type Questions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What a site knows of its pages beside their text. */
export interface RecordOptions {
  loweredPages?: LoweredPages;
  /** By language. */
  questions?: Readonly<Record<string, Questions>>;
}

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
  /** The id of the page, by which data beside the pages name it. */
  pageId: string;
  /** `null` for the opening of a page. */
  anchor: string | null;
  hierarchy: {
    /** The area of the guide: its top-level category. */
    lvl0: string;
    /** Title of the page. */
    lvl1: string;
    lvl2: string | null;
    lvl3: string | null;
    /** An operation of an API. */
    lvl4: string | null;
  };
  /**
   * Text of the section without its heading; `null` when it has none. Paragraphs are parted by an empty
   * line; items, rows and steps (`2. `) have a line each; code and what figures show begin with a tab.
   */
  content: string | null;
  /** Words of the product's interface that the section names, each once; DocSearch ignores them. */
  labels: string[];
  /** What readers ask that the section answers, in their words; shown nowhere. */
  questions: readonly string[];
  /** Whether menus do not have the page: it is for developers. */
  unlisted: boolean;
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

/** The record of a section. @param id that of its page, with `#` and its anchor for another than the opening */
export function findSection(
  records: readonly SearchRecord[],
  id: string,
): SearchRecord | undefined {
  const [page, anchor = null] = id.split('#');
  return records.find((record) => record.pageId === page && record.anchor === anchor);
}
