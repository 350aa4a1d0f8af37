import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {buildRequests, readAnswer, withNextPage, type Answer} from '../searchRequests';

const filters = {
  indexName: 'guide',
  facetFilters: ['language:en', ['docusaurus_tag:default']],
  ruleContexts: ['en'],
};
const everywhere = {query: 'kanban', area: ''};
const inViews = {query: 'kanban', area: 'Views'};

const hit = (objectID: string) => ({
  objectID,
  url: `https://guide.example/${objectID}/`,
  hierarchy: {lvl0: 'Views', lvl1: objectID},
});
const found = (ids: string[], more = {}) => ({
  results: [{hits: ids.map(hit), nbHits: ids.length, page: 0, nbPages: 1, ...more}],
});
const idsOf = ({hits}: Answer) => hits.map(({objectID}) => objectID);

beforeAll(() => void vi.stubGlobal('window', {location: {origin: 'https://guide.example'}}));
afterAll(() => void vi.unstubAllGlobals());

describe('the requests', () => {
  it('are one, with the filters of the page, for all areas', () => {
    const {requests} = buildRequests(filters, everywhere, 0);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      indexName: 'guide',
      query: 'kanban',
      facetFilters: filters.facetFilters,
      facets: ['hierarchy.lvl0'],
      page: 0,
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  });

  it('count all areas beside the hits of one', () => {
    const {requests} = buildRequests(filters, inViews, 0);
    expect(requests[0]).toMatchObject({
      facetFilters: ['language:en', ['docusaurus_tag:default'], 'hierarchy.lvl0:Views'],
    });
    expect(requests[1]).toMatchObject({
      facetFilters: filters.facetFilters,
      facets: ['hierarchy.lvl0'],
      hitsPerPage: 0,
    });
  });

  it('count once: the next pages bring hits alone', () => {
    const {requests} = buildRequests(filters, inViews, 1);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({page: 1});
  });

  it('leave the filters of the page as they are', () => {
    buildRequests(filters, inViews, 0);
    expect(filters.facetFilters).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('has hits, numbers, and areas with the fullest first', () => {
    const areas = {Views: 2, Roadmaps: 7, Administration: 2};
    const answer = readAnswer(
      found(['a', 'b'], {nbHits: 31, nbPages: 2, facets: {'hierarchy.lvl0': areas}}),
      everywhere,
    );
    expect(idsOf(answer)).toEqual(['a', 'b']);
    expect(answer).toMatchObject({total: 31, everywhere: 31, page: 0, pages: 2});
    expect(answer.areas).toEqual([
      {name: 'Roadmaps', count: 7},
      {name: 'Administration', count: 2},
      {name: 'Views', count: 2},
    ]);
  });

  it('takes the areas from the second request where there is one', () => {
    const [one] = found(['a'], {facets: {'hierarchy.lvl0': {Views: 1}}}).results;
    const [all] = found([], {
      nbHits: 9,
      facets: {'hierarchy.lvl0': {Views: 1, Roadmaps: 8}},
    }).results;
    const answer = readAnswer({results: [one, all]}, inViews);
    expect(answer).toMatchObject({total: 1, everywhere: 9});
    expect(answer.areas.map(({name}) => name)).toEqual(['Roadmaps', 'Views']);
  });

  it('does without numbers and areas that are missing', () => {
    const answer = readAnswer({results: [{hits: [hit('a'), null, {url: 7}]}]}, everywhere);
    expect(answer).toMatchObject({total: 1, everywhere: 1, areas: [], page: 0, pages: 1});
  });

  it.each([[], [null], [{message: 'no'}], [{hits: 'no'}]])('is not %j', (...results) => {
    expect(() => readAnswer({results}, everywhere)).toThrow('no hits');
  });
});

describe('the next page', () => {
  it('follows the hits that are there', () => {
    const first = readAnswer(found(['a', 'b'], {nbHits: 3, nbPages: 2}), everywhere);
    const next = readAnswer(found(['c'], {nbHits: 3, page: 1, nbPages: 2}), everywhere);
    const both = withNextPage(first, next);
    expect(idsOf(both)).toEqual(['a', 'b', 'c']);
    expect(both).toMatchObject({total: 3, page: 1, pages: 2});
  });

  it('keeps the counts of all areas, which came with the first', () => {
    const facets = {'hierarchy.lvl0': {Views: 2, Roadmaps: 8}};
    const first = readAnswer(found(['a'], {nbHits: 10, facets}), inViews);
    const next = readAnswer(found(['b'], {nbHits: 2, facets: {}}), inViews);
    expect(withNextPage(first, next)).toMatchObject({everywhere: 10, areas: first.areas});
  });
});
