import {expect, it} from 'vitest';
import type {SearchRequest} from '../../searchResults';
import {openIndex} from '../engine';
import {runSearch, snippetOf} from '../runSearch';
import {inBrackets, indexOf} from './records';

const {file} = indexOf('en', [
  {path: '/kanban/', area: 'Views', headings: ['Kanban <view>'], content: 'A swimlane is a row.'},
  {
    path: '/kanban/#lanes',
    area: 'Views',
    headings: ['Kanban <view>', 'Swimlanes'],
    content: 'Rows',
  },
  {path: '/kanban/#edit', area: 'Views', headings: ['Kanban <view>', 'Edit']},
  {path: '/roles/', area: 'Administration', headings: ['A role'], content: 'Who edits a swimlane.'},
]);
const engine = openIndex(file);
const ask = (request: SearchRequest) => runSearch(engine, request, async () => undefined);

it.each([
  [{}, {total: 3, pages: 1, page: 0}, 3],
  [{hitsPerPage: 2, page: 1}, {total: 3, pages: 2, page: 1}, 1],
  [{area: 'Views'}, {total: 2, totalInAllAreas: 3}, 2],
  [{area: 'Nowhere'}, {total: 0, totalInAllAreas: 3}, 0],
])('counts hits, areas and pages of %j', async (request, counts, length) => {
  const {hits, ...results} = await ask({query: 'swimlane', ...request});
  expect(hits).toHaveLength(length);
  expect(results).toMatchObject(counts);
  expect(results.areas).toEqual([
    {name: 'Views', count: 2},
    {name: 'Administration', count: 1},
  ]);
});

it('returns the path, highlighted headings and, if the text is loaded, snippet of a section', async () => {
  const query = 'swimlanes kanban';
  expect((await ask({query})).hits[0]!.snippet).toBeNull();
  engine.sections[1]!.text = 'Rows. A swimlane has cards.';
  const [hit] = (await ask({query})).hits;
  expect(hit).toMatchObject({objectID: 'en:/kanban/#lanes', url: '/kanban/#lanes', area: 'Views'});
  expect(hit!.headings.map(inBrackets)).toEqual(['[Kanban] <view>', '[Swimlanes]']);
  expect(inBrackets(hit!.snippet)).toBe('Rows. A [swimlane] has cards.');
  expect((await ask({query: 'edit'})).hits[0]!.snippet).toEqual([]);
});

it('highlights no stop words, and keeps entities', () => {
  const snippet = snippetOf(engine, 'en:/roles/', 'a swimlane', 'A swimlane is written &lt;b>.');
  expect(inBrackets(snippet)).toBe('A [swimlane] is written &lt;b>.');
});

it.each([
  ['Who edits a swmilane?', 'Who edits a [swimlanes]?'],
  ['swimlanse kanbna', '[swimlanes] [kanban]'],
  ['swimlane zyzzyva', undefined],
])('corrects “%s” to %s', async (query, corrected) => {
  expect(inBrackets((await ask({query})).correctedQuery)).toBe(corrected);
});

it('loads the texts with the words of a phrase, and quotes its sentence', async () => {
  const texts = ['A row is wide. A swimlane is a row.', null, null, 'A row edits a swimlane.'];
  const loaded: string[] = [];
  const search = async (query: string) => {
    const {hits} = await runSearch(engine, {query}, async (sections) => {
      loaded.push(...sections.map(({path}) => path));
      sections.forEach((section) => (section.text = texts[engine.sections.indexOf(section)]));
    });
    return hits.map(({url, snippet}) => [url, inBrackets(snippet)]);
  };
  expect(await search('"lane"')).toEqual([]);
  expect(loaded).toEqual([]);
  expect(await search('"a swimlane is"')).toEqual([['/kanban/', 'A [swimlane] is a row.']]);
  expect(loaded).toEqual(['/roles/', '/kanban/']);
});
