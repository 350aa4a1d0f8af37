import {describe, expect, it} from 'vitest';
import {answer, snippetOf, type SearchRequest} from '../answer';
import {parseMarked, plainText} from '../../marked';
import {indexOf, openAll} from './records';

const long = `${'Nothing to see here. '.repeat(20)}A swimlane is a row of cards. ${'More of the same. '.repeat(20)}`;
const lanes = {path: '/kanban/#lanes', headings: ['Kanban <view>', 'Swimlanes'], content: 'Rows.'};
const index = indexOf('en', [
  {path: '/kanban/', area: 'Views', headings: ['Kanban <view>'], content: long},
  {...lanes, area: 'Views'},
  {path: '/roles/', area: 'Administration', headings: ['A role'], content: 'Who edits a swimlane.'},
]);
const engine = openAll(index);
const ask = (request: Partial<SearchRequest>, text: string | null = null) =>
  answer(engine, request, () => text);

describe('an answer', () => {
  it('counts hits, pages and the hits of each area', () => {
    const query = 'swimlane';
    expect(ask({query, hitsPerPage: 2})).toMatchObject({nbHits: 3, nbPages: 2, page: 0});
    expect(ask({query, hitsPerPage: 2, page: 1}).hits).toHaveLength(1);
    expect(ask({query, hitsPerPage: 0})).toMatchObject({
      hits: [],
      nbHits: 3,
      facets: {'hierarchy.lvl0': {Views: 2, Administration: 1}},
    });
  });

  it('has hits in the shape of DocSearch, with marks', () => {
    expect(ask({query: 'swimlanes'}).hits[0]).toMatchObject({
      objectID: 'en:/kanban/#lanes',
      url: '/kanban/#lanes',
      hierarchy: {lvl0: 'Views', lvl1: 'Kanban <view>', lvl2: 'Swimlanes'},
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>Swimlanes</mark>'}}},
    });
  });

  it.each([
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], 3],
    [['language:en', 'hierarchy.lvl0:Views'], 2],
    [['hierarchy.lvl0:Nowhere'], 0],
  ])('passes the filters %j: %i hits', (facetFilters, count) => {
    expect(ask({query: 'swimlane', facetFilters}).nbHits).toBe(count);
  });

  it('has a snippet when the text is at hand', () => {
    const snippet = (text?: string) => ask({query: 'cards'}, text).hits[0]?._snippetResult;
    expect(snippet(long)?.content?.value).toBe('A swimlane is a row of <mark>cards</mark>.');
    expect(snippet()).toEqual({});
  });

  it('marks in a snippet what the query matched, not its common words', () => {
    const text = 'Who edits a swimlane.';
    const marked = snippetOf(engine, 'en:/roles/', 'a swimlane', text);
    expect(marked).toBe('Who edits a <mark>swimlane</mark>.');
  });

  it('encodes what would be read as markup, so that readers see what the page has', () => {
    const {hierarchy} = ask({query: 'kanban'}).hits[0]!._highlightResult;
    expect(hierarchy.lvl1!.value).toBe('<mark>Kanban</mark> &lt;view>');
    const marked = snippetOf(engine, 'en:/roles/', 'swimlane', 'A swimlane is written &lt;b>.');
    expect(plainText(parseMarked(marked))).toBe('A swimlane is written &lt;b>.');
  });
});
