import {describe, expect, it} from 'vitest';
import {answer, snippetOf, type SearchRequest} from '../answer';
import {indexOf, openAll} from './records';

const long = `${'Nothing to see here. '.repeat(20)}A swimlane is a row of cards. ${'More of the same. '.repeat(20)}`;
const index = indexOf('en', [
  {path: '/kanban/', area: 'Views', headings: ['Kanban <view>'], content: long},
  {
    path: '/kanban/#lanes',
    area: 'Views',
    headings: ['Kanban <view>', 'Swimlanes'],
    content: 'Rows.',
  },
  {path: '/roles/', area: 'Administration', headings: ['Roles'], content: 'Who edits a swimlane.'},
]);
const {file} = index;
const engine = openAll(index);
const ask = (request: Partial<SearchRequest>, text: string | null = null) =>
  answer(engine, file, request, () => text);

describe('an answer', () => {
  it('counts and pages', () => {
    expect(ask({query: 'swimlane', hitsPerPage: 2})).toMatchObject({
      nbHits: 3,
      nbPages: 2,
      page: 0,
    });
    expect(ask({query: 'swimlane', hitsPerPage: 2, page: 1}).hits).toHaveLength(1);
    expect(ask({query: 'swimlane', hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 3});
  });

  it('has hits in the shape of DocSearch, with marks', () => {
    const [hit] = ask({query: 'swimlanes'}).hits;
    expect(hit).toMatchObject({
      objectID: 'en:/kanban/#lanes',
      url: '/kanban/#lanes',
      hierarchy: {lvl0: 'Views', lvl1: 'Kanban <view>', lvl2: 'Swimlanes'},
    });
    expect(hit?._highlightResult.hierarchy.lvl2).toEqual({value: '<mark>Swimlanes</mark>'});
  });

  it.each([
    [['language:en'], 3],
    [['language:fr'], 0],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], 3],
    [['language:en', ['docusaurus_tag:default']], 0],
    [['hierarchy.lvl0:Views'], 2],
    [['hierarchy.lvl0:-Views'], 1],
    [['no-such-facet:x'], 0],
  ])('passes the filters %j: %i hits', (facetFilters, count) => {
    expect(ask({query: 'swimlane', facetFilters}).nbHits).toBe(count);
  });

  it('counts the values of a facet', () => {
    expect(ask({query: 'swimlane', facets: ['hierarchy.lvl0']}).facets).toEqual({
      'hierarchy.lvl0': {Views: 2, Administration: 1},
    });
  });

  it('has a snippet when the text is at hand', () => {
    const [hit] = ask({query: 'cards', attributesToSnippet: ['content:8']}, long).hits;
    // From the beginning of the sentence that answers.
    expect(hit?._snippetResult.content?.value).toBe(
      'A swimlane is a row of <mark>cards</mark>. More…',
    );
    expect(ask({query: 'cards'}).hits[0]?._snippetResult.content).toBeUndefined();
  });
});

describe('snippetOf', () => {
  it('marks what the query matched, not its common words', () => {
    expect(snippetOf(engine, 'en:/roles/', 'a swimlane', 'Who edits a swimlane.')).toBe(
      'Who edits a <mark>swimlane</mark>.',
    );
  });
});
