/** Level of a section's heading. `lvl1` is the opening: the text above the first `<h2>`. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';

/** Pages to rank lower; the default is 100. */
type LoweredPages = ReadonlyArray<readonly [docId: RegExp, rank: number]>;

/** By page id and section anchor, which is empty for the opening. */
type Questions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface RecordOptions {
  loweredPages: LoweredPages;
  /** By language. */
  questions: Readonly<Record<string, Questions>>;
}

/**
 * Section of a page as a DocSearch record.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** `language:path#anchor` */
  objectID: string;
  type: RecordType;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  pageId: string;
  /** `null` for the opening. */
  anchor: string | null;
  hierarchy: {
    /** Area (top-level category). */
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
   * Text below the heading, if any. Paragraphs are separated by empty lines; items, rows and steps
   * (`2. `) by line breaks. Code and figure texts start with a tab.
   */
  content: string | null;
  /** Not used by DocSearch. */
  labels: string[];
  /** Never shown. */
  questions: readonly string[];
  /** Excluded from menus. */
  unlisted: boolean;
  language: string;
  /** Filter of contextual search: `docs-default-current`, or `default` for pages without a version. */
  docusaurus_tag: string;
  version: string;
  weight: {
    /** In per cent. */
    pageRank: number;
    /** 90 for a page, 10 less per level. */
    level: number;
    /** Index on its page. */
    position: number;
  };
}

/** @param id `page` or `page#anchor` */
export function findSection(
  records: readonly SearchRecord[],
  id: string,
): SearchRecord | undefined {
  const [page, anchor = null] = id.split('#');
  return records.find((record) => record.pageId === page && record.anchor === anchor);
}
