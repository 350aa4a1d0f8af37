import type {Marked} from './marked';

/** Search query. */
export interface SearchRequest {
  query: string;
  /** All areas if empty. */
  area?: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
}

/** Section found. All texts are plain text. */
export interface Hit {
  objectID: string;
  /** Path on this site. */
  url: string;
  area: string;
  /** Whether the page is excluded from menus. */
  unlisted: boolean;
  /** Page title, then headings down to the section; at least one. */
  headings: Marked[];
  /** `null` if not loaded yet. */
  snippet: Marked | null;
}

/** "Not in the product" notice, with related sections. */
export interface AbsentNotice {
  message: string;
  alternative: string;
  related: Array<{url: string; title: string}>;
}

/** Results of a search, the same for every provider. */
export interface SearchAnswer {
  hits: Hit[];
  /** Number of hits in the requested area. */
  total: number;
  /** Number of hits in all areas. */
  everywhere: number;
  /** Areas with hits, in descending order. */
  areas: AreaCount[];
  page: number;
  pages: number;
  absent: AbsentNotice | undefined;
  /** Query with corrected words highlighted, if any. Embedded provider only. */
  correctedQuery?: Marked | undefined;
}

export interface AreaCount {
  name: string;
  count: number;
}

export const HITS_PER_PAGE = 20;

/** Sorts areas by hit count, in descending order. */
export function byCount(counts: Readonly<Record<string, number>>): AreaCount[] {
  return Object.entries(counts)
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
