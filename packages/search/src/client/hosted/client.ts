import {
  liteClient,
  type LiteClient,
  type SearchMethodParams,
  type SearchResponse,
} from 'algoliasearch/lite';
import {quotedPhrase} from '../../engine/phrases';
import {
  sortAreas,
  HITS_PER_PAGE,
  type SearchResults,
  type SearchRequest,
} from '../../searchResults';
import type {SearchAccount} from '../../account';
import {safeHits} from '../safeHits';

export interface HostedScope {
  indexName: string;
  language: string;
  version: string;
}

const AREA = 'hierarchy.lvl0';
const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

let client: LiteClient | undefined;

/** Searches with Algolia's client. @throws on invalid responses */
export async function search(
  {appId, apiKey}: SearchAccount,
  scope: HostedScope,
  request: SearchRequest,
): Promise<SearchResults> {
  client ??= liteClient(appId, apiKey);
  const {results} = await client.search(buildRequests(scope, request));
  const untrusted = results as {hits?: unknown}[] | undefined;
  if (!untrusted?.length || !untrusted.every(({hits}) => Array.isArray(hits))) {
    // The client has cached the response.
    await client.clearCache();
    throw new Error('Algolia sent an invalid response.');
  }
  return parseResults(untrusted);
}

/** Returns the request for a page of hits, and one that counts all areas with the first of one. */
export function buildRequests(
  {indexName, language, version}: HostedScope,
  {query, area = '', page = 0, hitsPerPage = HITS_PER_PAGE}: SearchRequest,
): SearchMethodParams {
  const facetFilters = facetFiltersOf({language, version});
  const inAllAreas = {
    indexName,
    // Algolia only recognises straight quotation marks.
    query: query.replaceAll(quotedPhrase, (phrase) => `"${phrase.slice(1, -1).trim()}"`),
    advancedSyntax: true,
    facetFilters,
    facets: [AREA],
  };
  const hits = {
    ...inAllAreas,
    facetFilters: area ? [...facetFilters, `${AREA}:${area}`] : facetFilters,
    page,
    hitsPerPage,
    attributesToRetrieve: [...levels, 'type', 'url', 'unlisted'],
    attributesToHighlight: levels,
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  // Count each search once in Algolia's statistics.
  const counts = {...inAllAreas, hitsPerPage: 0, analytics: false};
  return {requests: area && page === 0 ? [hits, counts] : [hits]};
}

/** Returns the filters of contextual search. Posts have no version. */
export function facetFiltersOf({language, version}: Pick<HostedScope, 'language' | 'version'>) {
  return [
    `language:${language}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ];
}

export function parseResults(results: readonly unknown[]): SearchResults {
  const [found = {}, counted = found] = results as Partial<SearchResponse>[];
  const hits = safeHits(found.hits);
  const total = found.nbHits ?? hits.length;
  return {
    hits,
    total,
    totalInAllAreas: counted.nbHits ?? total,
    areas: sortAreas(counted.facets?.[AREA] ?? {}),
    page: found.page ?? 0,
    pages: found.nbPages ?? 1,
  };
}
