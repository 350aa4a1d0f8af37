import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {openSite} from '../../__tests__/hostile';
import {buildRequests, readAnswer, withNextPage} from '../searchRequests';

const facetFilters = ['language:en', ['docusaurus_tag:default']];
const filters = {indexName: 'guide', facetFilters: [...facetFilters], ruleContexts: ['en']};
const everywhere = {query: 'kanban', area: ''};
const inViews = {query: 'kanban', area: 'Views'};

/** What a provider sends for one request: hits of these ids, and how many each area has. */
const found = (ids: string[], counts: Record<string, number> = {}, more: object = {}) => ({
  hits: ids.map((objectID) => ({objectID, url: `/${objectID}/`, hierarchy: {lvl1: objectID}})),
  nbHits: ids.length,
  facets: {'hierarchy.lvl0': counts},
  ...more,
});

beforeAll(openSite);
afterAll(() => void vi.unstubAllGlobals());

describe('the requests', () => {
  it('are one, with the filters of the page, for all areas', () => {
    const request = {
      ...{indexName: 'guide', query: 'kanban', facetFilters, facets: ['hierarchy.lvl0']},
      ...{page: 0, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
    };
    expect(buildRequests(filters, everywhere, 0).requests).toMatchObject([request]);
  });

  it('count all areas beside the hits of one, with its first page alone', () => {
    const inArea = {facetFilters: [...facetFilters, 'hierarchy.lvl0:Views']};
    expect(buildRequests(filters, inViews, 0).requests).toMatchObject([
      inArea,
      {facetFilters, facets: ['hierarchy.lvl0'], hitsPerPage: 0},
    ]);
    expect(buildRequests(filters, inViews, 1).requests).toMatchObject([{...inArea, page: 1}]);
  });
});

describe('an answer', () => {
  it('has hits, numbers, and areas with the fullest first', () => {
    const counts = {Views: 2, Roadmaps: 7, Administration: 2};
    const results = [found(['a', 'b'], counts, {nbHits: 31, page: 1, nbPages: 2})];
    expect(readAnswer({results}, everywhere)).toMatchObject({
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
    expect(readAnswer({results}, inViews)).toMatchObject({total: 1, everywhere: 9, areas});
  });

  it('does without numbers and areas that are missing', () => {
    const results = [{hits: [...found(['a']).hits, null, {url: 7}]}];
    const alone = {total: 1, everywhere: 1, areas: [], page: 0, pages: 1};
    expect(readAnswer({results}, everywhere)).toMatchObject(alone);
  });

  it('takes the hits of the next page, and keeps the counts of all areas', () => {
    const first = readAnswer({results: [found(['a', 'b'], {Views: 2})]}, inViews);
    const next = readAnswer(
      {results: [found(['c'], {}, {nbHits: 9, page: 1, nbPages: 2})]},
      inViews,
    );
    const {hits, ...numbers} = withNextPage(first, next);
    expect(hits.map(({objectID}) => objectID)).toEqual(['a', 'b', 'c']);
    expect(numbers).toMatchObject({everywhere: 2, areas: first.areas, page: 1, pages: 2});
  });
});
