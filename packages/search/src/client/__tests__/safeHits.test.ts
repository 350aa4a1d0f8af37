import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {cutLead, parseHighlights, plainText} from '../../highlight';
import {safeHits} from '../safeHits';
import {hit, markup, malformedHits, stubOrigin, invalidUrls} from './hostile';

beforeAll(stubOrigin);
afterAll(() => vi.unstubAllGlobals());

const plain = (text: string) => [{text, match: false}];

it.each([
  ['a <mark>b</mark>', [...plain('a '), {text: 'b', match: true}]],
  [markup, plain(markup)],
  ['<mark onclick="ran=1">Found</mark>', plain('<mark onclick="ran=1">Found')],
  // Entities are decoded once.
  ['R&amp;D &lt;b&gt; &#39;x&#39; &amp;lt;i>', plain("R&D <b> 'x' &lt;i>")],
])('parses only <mark> in “%s”', (text, parts) => {
  expect(parseHighlights(text)).toEqual(parts);
});

it.each([
  ['One row of cards per <mark>owner</mark> of items', '…of cards per owner of items'],
  ['<mark>Owners</mark> of items and of cards', 'Owners of items and of cards'],
  ['A long text without a match', 'A long text without a match'],
])('trims the text before the first match at a word: “%s”', (text, cut) => {
  expect(plainText(cutLead(parseHighlights(text), 15))).toBe(cut);
});

it('returns the path, headings and snippet of a hit', () => {
  const marked = hit({
    _snippetResult: {
      hierarchy: {lvl2: {value: '<mark>Couloirs</mark>'}},
      content: {value: 'un <mark>couloir</mark>'},
    },
    _highlightResult: {hierarchy: {lvl1: {value: `<mark>Kanban</mark>${markup}`}}},
  });
  expect(safeHits([marked])).toEqual([
    {
      objectID: '1',
      url: '/fr/kanban/#lanes',
      area: 'Vues',
      unlisted: false,
      headings: [
        [{text: 'Kanban', match: true}, ...plain(markup)],
        [{text: 'Couloirs', match: true}],
      ],
      snippet: [...plain('un '), {text: 'couloir', match: true}],
    },
  ]);
});

it('drops malformed hits', () => {
  const hierarchies = [null, 3, {}, {lvl0: 'Vues', lvl1: null}, {lvl1: {evil: true}}];
  const fields = [
    ...invalidUrls.map((url) => ({url})),
    ...hierarchies.map((hierarchy) => ({hierarchy})),
  ];
  expect([...malformedHits, fields.map(hit)].flatMap(safeHits)).toEqual([]);
});

it.each([
  ['https://elsewhere.example/x/', '/x/'],
  ['//elsewhere.example/x/#y', '/x/#y'],
  [`/x/?${markup}#a`, '/x/#a'],
])('reduces %s to the path %s', (url, path) => {
  expect(safeHits([hit({url})])[0]?.url).toBe(path);
});
