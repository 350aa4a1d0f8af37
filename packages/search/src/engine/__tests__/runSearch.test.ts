import {describe, expect, it} from 'vitest';
import type {SearchRequest} from '../../searchResults';
import {runSearch, snippetOf} from '../runSearch';
import {inBrackets, indexOf, openPacked} from './records';

const long = `${'Nothing to see here. '.repeat(20)}A swimlane is a row of cards. ${'More of the same. '.repeat(20)}`;
const lanes = {path: '/kanban/#lanes', headings: ['Kanban <view>', 'Swimlanes'], content: 'Rows.'};
const index = indexOf('en', [
  {path: '/kanban/', area: 'Views', headings: ['Kanban <view>'], content: long},
  {...lanes, area: 'Views'},
  {path: '/roles/', area: 'Administration', headings: ['A role'], content: 'Who edits a swimlane.'},
]);
const engine = openPacked(index);
const ask = (request: SearchRequest, text: string | null = null) =>
  runSearch(engine, request, () => text);

describe('runSearch', () => {
  it('counts hits and pages', () => {
    const query = 'swimlane';
    expect(ask({query, hitsPerPage: 2})).toMatchObject({total: 3, pages: 2, page: 0});
    expect(ask({query, hitsPerPage: 2, page: 1}).hits).toHaveLength(1);
  });

  it.each([
    ['', 3],
    ['Views', 2],
    ['Nowhere', 0],
  ])('filters by area “%s” (%i hits) and counts all areas', (area, total) => {
    const areas = [
      {name: 'Views', count: 2},
      {name: 'Administration', count: 1},
    ];
    expect(ask({query: 'swimlane', area})).toMatchObject({total, totalInAllAreas: 3, areas});
  });

  it('returns the path and highlighted headings of a section', () => {
    const [hit] = ask({query: 'swimlanes kanban'}).hits;
    expect(hit).toMatchObject({
      objectID: 'en:/kanban/#lanes',
      url: '/kanban/#lanes',
      area: 'Views',
    });
    expect(hit!.headings.map(inBrackets)).toEqual(['[Kanban] <view>', '[Swimlanes]']);
  });

  it('returns a snippet if the text is loaded', () => {
    const snippet = (text?: string) => inBrackets(ask({query: 'cards'}, text).hits[0]?.snippet);
    expect(snippet(long)).toBe('A swimlane is a row of [cards].');
    expect(snippet()).toBeUndefined();
  });

  it.each([
    ['a swimlane', 'Who edits a swimlane.', 'Who edits a [swimlane].'],
    ['swimlane', 'A swimlane is written &lt;b>.', 'A [swimlane] is written &lt;b>.'],
  ])('highlights matches of “%s” in a snippet, except stop words', (query, text, marked) => {
    expect(inBrackets(snippetOf(engine, 'en:/roles/', query, text))).toBe(marked);
  });

  it.each([
    ['Who edits a swmilane?', 'Who edits a [swimlanes]?'],
    ['swimlanse kanbna', '[swimlanes] [kanban]'],
    ['swimlane', undefined],
    ['swimlane zyzzyva', undefined],
  ])('corrects “%s” to %s', (query, corrected) => {
    expect(inBrackets(ask({query}).correctedQuery)).toBe(corrected);
  });
});
