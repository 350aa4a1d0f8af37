import type {Highlighted} from './highlight';

export interface SearchRequest {
  query: string;
  /** Empty for all areas. */
  area?: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
}

/** All texts are plain text. */
export interface Hit {
  objectID: string;
  /** Path on this site. */
  url: string;
  area: string;
  unlisted: boolean;
  /** Page title, then headings down to the section. */
  headings: Highlighted[];
  /** `null` if not loaded; empty without text. */
  snippet: Highlighted | null;
}

export interface AbsentNotice {
  message: string;
  alternative: string;
  related: Array<{url: string; title: string}>;
}

/** The same for every provider. */
export interface SearchResults {
  hits: Hit[];
  total: number;
  totalInAllAreas: number;
  /** Only areas with hits, in descending order. */
  areas: {name: string; count: number}[];
  page: number;
  pages: number;
  /** Embedded provider only, as `correctedQuery`, in which corrected words are highlighted. */
  absent?: AbsentNotice | undefined;
  correctedQuery?: Highlighted | undefined;
}

export const HITS_PER_PAGE = 20;

export function sortAreas(counts: Readonly<Record<string, number>>): SearchResults['areas'] {
  return Object.entries(counts)
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
