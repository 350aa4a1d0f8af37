import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {stubOrigin} from '../../__tests__/hostile';
import {buildRequests, parseResults} from '../client';

beforeAll(stubOrigin);
afterAll(() => void vi.unstubAllGlobals());

it('filters by language, version and area, and counts all areas with the first page of one', () => {
  const scope = {indexName: 'guide', language: 'en', version: '2025.10'};
  const requestsOf = (area: string, page: number) =>
    buildRequests(scope, {query: 'kanban', area, page}).requests;
  const context = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2025.10'],
  ];
  const all = {
    ...{indexName: 'guide', query: 'kanban', facetFilters: context, facets: ['hierarchy.lvl0']},
    ...{page: 0, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
  };
  const inArea = {...all, facetFilters: [...context, 'hierarchy.lvl0:Views']};
  expect(requestsOf('', 0)).toMatchObject([all]);
  expect(requestsOf('Views', 0)).toMatchObject([inArea, {facetFilters: context, hitsPerPage: 0}]);
  expect(requestsOf('Views', 1)).toMatchObject([{...inArea, page: 1}]);
});

it('sends phrases in straight quotation marks', () => {
  const scope = {indexName: 'guide', language: 'fr', version: '2025.10'};
  const [request] = buildRequests(scope, {query: '« vue Liste » “a b” ‘c’ «d'})
    .requests as object[];
  expect(request).toMatchObject({query: '"vue Liste" "a b" ‘c’ «d', advancedSyntax: true});
});

const found = (counts: Record<string, number>, more: object = {}) => ({
  ...{hits: [{objectID: 'a', url: '/a/', hierarchy: {lvl1: 'A'}}], nbHits: 1},
  ...{facets: {'hierarchy.lvl0': counts}, ...more},
});

it.each([
  [
    'counts, and areas in descending order',
    [found({Views: 2, Roadmaps: 7, Administration: 2}, {nbHits: 31, page: 1, nbPages: 2})],
    {total: 31, totalInAllAreas: 31, page: 1, pages: 2},
    ['Roadmaps', 'Administration', 'Views'],
  ],
  [
    'areas of the second response',
    [found({Views: 1}), found({Views: 1, Roadmaps: 8}, {nbHits: 9})],
    {total: 1, totalInAllAreas: 9},
    ['Roadmaps', 'Views'],
  ],
  [
    'defaults for missing counts',
    [{hits: [...found({}).hits, null, {url: 7}]}],
    {total: 1, totalInAllAreas: 1, page: 0, pages: 1},
    [],
  ],
])('returns %s', (_, responses, counts, areas) => {
  const results = parseResults(responses);
  expect(results).toMatchObject({hits: [{objectID: 'a'}], ...counts});
  expect(results.areas.map(({name}) => name)).toEqual(areas);
});
