import type {SearchMethodParams, SearchResponse} from 'algoliasearch/lite';
import type {AbsentNotice} from '../../engine/absent';
import {safeHits, safeNotice, type SafeHit} from '../safeHits';
import type {SearchFilters} from '../useSearchFilters';
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
  /** What is searched and the product does not have. */
  absent: AbsentNotice | undefined;
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
  {indexName, facetFilters, ruleContexts}: SearchFilters,
  {query, area}: Asked,
  page: number,
): SearchMethodParams {
  const everywhere = {indexName, query, facetFilters, facets: [AREA]};
  const hits = {
    ...everywhere,
    ruleContexts,
    facetFilters: area ? [...facetFilters, `${AREA}:${area}`] : facetFilters,
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...levels, 'type', 'url', 'unlisted'],
    attributesToHighlight: levels,
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  // The reader asks once: this request is left out of the provider's statistics.
  const counts = {...everywhere, hitsPerPage: 0, analytics: false};
  return {requests: area && page === 0 ? [hits, counts] : [hits]};
}

/** Reads what came for `buildRequests`. */
export function readAnswer(response: {results: unknown}, asked: Asked): Answer {
  const [found = {}, counted = found] = response.results as Partial<SearchResponse>[];
  const hits = safeHits(found.hits);
  const total = found.nbHits ?? hits.length;
  return {
    asked,
    hits,
    total,
    everywhere: counted.nbHits ?? total,
    areas: Object.entries(counted.facets?.[AREA] ?? {})
      .map(([name, count]) => ({name, count}))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    absent: safeNotice(found.userData),
    page: found.page ?? 0,
    pages: found.nbPages ?? 1,
  };
}

/** An answer with the hits of its next page. */
export function withNextPage(answer: Answer, {hits, page, pages}: Answer): Answer {
  return {...answer, hits: [...answer.hits, ...hits], page, pages};
}
