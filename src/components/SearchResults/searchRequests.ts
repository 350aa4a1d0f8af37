import type {SearchMethodParams} from 'algoliasearch/lite';
import {safeHits, type SafeHit} from '../../plugins/search/client/safeHits';
import type {SearchFilters} from '../../plugins/search/client/useSearchFilters';
import type {Asked} from './address';

/** An area of the guide, and how many hits are in it. */
export interface AreaCount {
  name: string;
  count: number;
}

/** The hits that are shown for a search, and what is known of the others. */
export interface Answer {
  asked: Asked;
  hits: SafeHit[];
  /** Number of all hits in the area that is asked. */
  total: number;
  /** Number of all hits in all areas. */
  everywhere: number;
  /** The areas that have hits, the fullest first. */
  areas: AreaCount[];
  /** The last page of hits that has come, from 0. */
  page: number;
  pages: number;
}

const AREA = 'hierarchy.lvl0';
const HITS_PER_PAGE = 20;
const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * The requests for a page of hits. With an area, the first page comes with a
 * second request without it, which counts the hits of all areas.
 *
 * @see https://www.algolia.com/doc/api-reference/search-api-parameters/
 */
export function buildRequests(
  {indexName, facetFilters}: SearchFilters,
  {query, area}: Asked,
  page: number,
): SearchMethodParams {
  const hits = {
    indexName,
    query,
    facetFilters: area ? [...facetFilters, `${AREA}:${area}`] : facetFilters,
    facets: [AREA],
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...levels, 'type', 'url'],
    attributesToHighlight: levels,
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const counts = {...countRequest({indexName, facetFilters}, query), facets: [AREA]};
  return {requests: area && page === 0 ? [hits, counts] : [hits]};
}

/** Asks how many hits the words have in all areas, without the hits. */
export function countRequest({indexName, facetFilters}: SearchFilters, query: string) {
  return {
    indexName,
    query,
    facetFilters,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    attributesToSnippet: [],
    // The reader asks once.
    analytics: false,
  };
}

/**
 * Reads what came for `buildRequests`.
 *
 * @throws when it is no answer
 */
export function readAnswer(response: unknown, asked: Asked): Answer {
  const [found, counted = found] = resultsOf(response);
  if (!found || !Array.isArray(found.hits)) {
    throw new Error('The search provider sent no hits.');
  }
  const hits = withoutDoubles(safeHits(found.hits));
  const total = numberOf(found.nbHits) ?? hits.length;
  return {
    asked,
    hits,
    total,
    everywhere: numberOf(counted?.nbHits) ?? total,
    areas: readAreas(counted?.facets),
    page: numberOf(found.page) ?? 0,
    pages: numberOf(found.nbPages) ?? 1,
  };
}

/** The number of hits of each of several count requests; 0 where none came. */
export function readCounts(response: unknown): number[] {
  return resultsOf(response).map(({nbHits}) => numberOf(nbHits) ?? 0);
}

/** An answer with the hits of its next page. */
export function withNextPage(answer: Answer, next: Answer): Answer {
  const {page, pages} = next;
  return {...answer, hits: withoutDoubles([...answer.hits, ...next.hits]), page, pages};
}

/** The index may change between two pages, and a hit move from one to the other. */
function withoutDoubles(hits: SafeHit[]): SafeHit[] {
  const seen = new Set<string>();
  return hits.filter(({objectID}) => !seen.has(objectID) && seen.add(objectID));
}

function readAreas(facets: unknown): AreaCount[] {
  return Object.entries(fieldsOf(fieldsOf(facets)[AREA]))
    .flatMap(([name, count]) => (typeof count === 'number' ? {name, count} : []))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function resultsOf(response: unknown): Array<Record<string, unknown>> {
  const {results} = fieldsOf(response);
  return Array.isArray(results) ? results.map(fieldsOf) : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
