import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {stubOrigin} from '../../__tests__/hostile';
import {buildRequests, parseResults} from '../client';

const scope = {indexName: 'guide', language: 'en', version: '2025.10'};
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2025.10'],
];
const query = 'kanban';

const found = (ids: string[], counts: Record<string, number> = {}, more: object = {}) => ({
  hits: ids.map((objectID) => ({objectID, url: `/${objectID}/`, hierarchy: {lvl1: objectID}})),
  nbHits: ids.length,
  facets: {'hierarchy.lvl0': counts},
  ...more,
});

beforeAll(stubOrigin);
afterAll(() => void vi.unstubAllGlobals());

describe('buildRequests', () => {
  it('creates one request for all areas, in the language and version of the page', () => {
    const request = {
      ...{indexName: 'guide', query, facetFilters, facets: ['hierarchy.lvl0']},
      ...{page: 0, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
      ruleContexts: ['en'],
    };
    expect(buildRequests(scope, {query, area: ''}).requests).toMatchObject([request]);
  });

  it('adds a request that counts all areas to the first page of one area', () => {
    const requestsOf = (page: number) =>
      buildRequests(scope, {query, area: 'Views', page}).requests;
    const inArea = {facetFilters: [...facetFilters, 'hierarchy.lvl0:Views']};
    expect(requestsOf(0)).toMatchObject([
      inArea,
      {facetFilters, facets: ['hierarchy.lvl0'], hitsPerPage: 0},
    ]);
    expect(requestsOf(1)).toMatchObject([{...inArea, page: 1}]);
  });
});

describe('parseResults', () => {
  it('returns hits, counts and areas, largest first', () => {
    const counts = {Views: 2, Roadmaps: 7, Administration: 2};
    expect(
      parseResults([found(['a', 'b'], counts, {nbHits: 31, page: 1, nbPages: 2})]),
    ).toMatchObject({
      ...{
        hits: [{objectID: 'a'}, {objectID: 'b'}],
        total: 31,
        totalInAllAreas: 31,
        page: 1,
        pages: 2,
      },
      areas: [
        {name: 'Roadmaps', count: 7},
        {name: 'Administration', count: 2},
        {name: 'Views', count: 2},
      ],
    });
  });

  it('takes the areas from the second response, if any', () => {
    const results = [found(['a'], {Views: 1}), found([], {Views: 1, Roadmaps: 8}, {nbHits: 9})];
    const areas = [{name: 'Roadmaps'}, {name: 'Views'}];
    expect(parseResults(results)).toMatchObject({total: 1, totalInAllAreas: 9, areas});
  });

  it('defaults missing counts and areas', () => {
    const results = [{hits: [...found(['a']).hits, null, {url: 7}]}];
    const alone = {total: 1, totalInAllAreas: 1, areas: [], page: 0, pages: 1};
    expect(parseResults(results)).toMatchObject(alone);
  });
});
