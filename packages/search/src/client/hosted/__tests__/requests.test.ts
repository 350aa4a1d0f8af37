import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {openSite} from '../../__tests__/hostile';
import {buildRequests, readAnswer} from '../requests';

const edition = {indexName: 'guide', language: 'en', version: '2025.10'};
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2025.10'],
];
const query = 'kanban';

/** Algolia result with these hits, and hit counts by area. */
const found = (ids: string[], counts: Record<string, number> = {}, more: object = {}) => ({
  hits: ids.map((objectID) => ({objectID, url: `/${objectID}/`, hierarchy: {lvl1: objectID}})),
  nbHits: ids.length,
  facets: {'hierarchy.lvl0': counts},
  ...more,
});

beforeAll(openSite);
afterAll(() => void vi.unstubAllGlobals());

describe('the requests', () => {
  it('are one, for the language and the version of the page, for all areas', () => {
    const request = {
      ...{indexName: 'guide', query, facetFilters, facets: ['hierarchy.lvl0']},
      ...{page: 0, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
      ruleContexts: ['en'],
    };
    expect(buildRequests(edition, {query, area: ''}).requests).toMatchObject([request]);
  });

  it('count all areas beside the hits of one, with its first page alone', () => {
    const requestsOf = (page: number) =>
      buildRequests(edition, {query, area: 'Views', page}).requests;
    const inArea = {facetFilters: [...facetFilters, 'hierarchy.lvl0:Views']};
    expect(requestsOf(0)).toMatchObject([
      inArea,
      {facetFilters, facets: ['hierarchy.lvl0'], hitsPerPage: 0},
    ]);
    expect(requestsOf(1)).toMatchObject([{...inArea, page: 1}]);
  });
});

describe('an answer', () => {
  it('has hits, numbers, and areas with the fullest first', () => {
    const counts = {Views: 2, Roadmaps: 7, Administration: 2};
    expect(
      readAnswer([found(['a', 'b'], counts, {nbHits: 31, page: 1, nbPages: 2})]),
    ).toMatchObject({
      ...{hits: [{objectID: 'a'}, {objectID: 'b'}], total: 31, everywhere: 31, page: 1, pages: 2},
      areas: [
        {name: 'Roadmaps', count: 7},
        {name: 'Administration', count: 2},
        {name: 'Views', count: 2},
      ],
    });
  });

  it('takes the areas from the second request where there is one', () => {
    const results = [found(['a'], {Views: 1}), found([], {Views: 1, Roadmaps: 8}, {nbHits: 9})];
    const areas = [{name: 'Roadmaps'}, {name: 'Views'}];
    expect(readAnswer(results)).toMatchObject({total: 1, everywhere: 9, areas});
  });

  it('does without numbers and areas that are missing', () => {
    const results = [{hits: [...found(['a']).hits, null, {url: 7}]}];
    const alone = {total: 1, everywhere: 1, areas: [], page: 0, pages: 1};
    expect(readAnswer(results)).toMatchObject(alone);
  });
});
