import type {Marked} from './marked';

/** A query as a reader types it, for the hits of all areas of the guide or of one. */
export interface SearchRequest {
  query: string;
  /** An empty one is all of them. */
  area?: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
}

/** A section that answers. All of it is text, and its address is of a page. */
export interface Hit {
  objectID: string;
  /** A path of this site. */
  url: string;
  area: string;
  /** Whether menus do not have its page: it is for developers. */
  unlisted: boolean;
  /** Title of the page, then its headings down to the section; at least one. */
  headings: Marked[];
  /** The text that answers; `null` when none is at hand. */
  snippet: Marked | null;
}

/** Notice about something that the product doesn't have, with sections to read instead. */
export interface AbsentNotice {
  message: string;
  alternative: string;
  related: Array<{url: string; title: string}>;
}

/** The result of a search, the same for every provider. */
export interface SearchAnswer {
  hits: Hit[];
  /** Number of all hits in the area that is asked. */
  total: number;
  /** Number of all hits in all areas. */
  everywhere: number;
  /** The areas that have hits, the fullest first. */
  areas: AreaCount[];
  page: number;
  pages: number;
  /** What is searched and the product does not have. */
  absent: AbsentNotice | undefined;
  /** The query as it was answered, if misspelt words were corrected, which are marked. Embedded provider only. */
  correctedQuery?: Marked | undefined;
}

/** An area of the guide, and how many hits are in it. */
export interface AreaCount {
  name: string;
  count: number;
}

export const HITS_PER_PAGE = 20;

/** The areas that have hits, the fullest first. @param counts how many hits each has */
export function byCount(counts: Readonly<Record<string, number>>): AreaCount[] {
  return Object.entries(counts)
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
