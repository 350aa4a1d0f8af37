/** Level of a section's heading. `lvl1` is the opening: the text above the first `<h2>`. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';

/** Pages to rank lower; the default is 100. */
type LoweredPages = ReadonlyArray<readonly [docId: RegExp, rank: number]>;

/** By page id and section anchor, which is empty for the opening. */
type Questions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface RecordOptions {
  loweredPages: LoweredPages;
  questions: Readonly<Record<string, Questions>>;
}

/** Section of a page. @see https://docsearch.algolia.com/docs/record-extractor */
export interface SearchRecord {
  /** `language:path#anchor` */
  objectID: string;
  type: RecordType;
  /** Absolute. */
  url: string;
  url_without_anchor: string;
  pageId: string;
  /** `null` for the opening. */
  anchor: string | null;
  /** Area, page title and headings. */
  hierarchy: {
    lvl0: string;
    lvl1: string;
    lvl2: string | null;
    lvl3: string | null;
    /** API operation: `POST /items Create an item`. */
    lvl4: string | null;
  };
  /** `POST /items` */
  operation?: string;
  /**
   * Paragraphs are separated by empty lines; items, rows and steps (`2. `) by line breaks. Code and
   * figure texts start with a tab.
   */
  content: string | null;
  labels: string[];
  /** Never shown. */
  questions: readonly string[];
  /** Excluded from menus. */
  unlisted: boolean;
  language: string;
  /** `docs-default-current`, or `default` for pages without a version. */
  docusaurus_tag: string;
  version: string;
  /** Rank of the page in per cent, 90 for an opening and 10 less per level, and index on its page. */
  weight: {pageRank: number; level: number; position: number};
}

/** @param id `page` or `page#anchor` */
export function findSection(
  records: readonly SearchRecord[],
  id: string,
): SearchRecord | undefined {
  const [page, anchor = null] = id.split('#');
  return records.find((record) => record.pageId === page && record.anchor === anchor);
}
