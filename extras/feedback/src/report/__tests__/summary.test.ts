import {expect, it} from 'vitest';
import type {SearchCounts} from '../../feedbackCounts';
import {summarise} from '../summary';
import {findMissing} from '../missing';
import {findFailedSearches} from '../searches';
import {guide, emptyCounts, options} from './guide';

const search = (query: string, overrides: Partial<SearchCounts> = {}): SearchCounts => ({
  ...{language: 'en', query, count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ...overrides,
});

it('groups failed searches by meaning, under the most frequent wording', () => {
  const searches = [
    search('edit list', {count: 2}),
    search('lists edit', {count: 5, withoutClick: 3, withoutHits: 1}),
    search('edit list', {language: 'fr'}),
    search('found', {count: 9, withoutClick: 0}),
  ];
  expect(findFailedSearches(searches, guide)).toMatchObject([
    {language: 'en', query: 'lists edit', variants: ['edit list'], count: 7, withoutClick: 4},
    {language: 'fr', query: 'edit list', variants: [], count: 1},
  ]);
});

const page = {title: 'List view', address: '/list/', wasOpened: false};
const section = {title: 'List view > Bulk edit', address: '/list/#bulk-edit', wasOpened: true};
it.each<[string, string, Record<string, number>, object | undefined]>([
  ['readers opened', 'list', {'/list/#bulk-edit': 2, '/list/': 1}, section],
  ['the search finds', 'list', {'/gone/': 2}, page],
  ['nothing matches', 'zebra', {}, undefined],
])('suggests the section that %s', (_, query, opened, expected) => {
  const [failed] = findFailedSearches([search(query, {opened})], guide);
  expect(failed?.section).toEqual(expected);
});

it('includes the message of a matching "not in the product" entry', () => {
  const [failed] = findFailedSearches([search('webhook')], guide);
  expect(failed?.absent).toBe('There are no webhooks.');
});

it('suggests redirects for paths that were not found', () => {
  const counts = {'/lists': 3, '/lists/': 2, '/fr/liste.html': 4};
  const others = ['/old-list', '/a%20list', '/zebra'].map((path) => [path, 1] as const);
  const lists = {from: '/lists/', to: '/list/', title: 'List view'};
  const liste = {from: '/liste.html', to: '/list/', title: 'Vue Liste'};
  const requests = new Map([...Object.entries(counts), ...others]);
  expect(findMissing(requests, guide, options)).toEqual([
    {address: '/lists/', count: 5, redirect: lists},
    {address: '/fr/liste.html', count: 4, redirect: liste},
    ...others.map(([path]) => ({address: `${path}/`, count: 1, redirect: undefined})),
  ]);
});

it('suggests no redirect for paths outside the base URL', () => {
  const languages = guide.languages.map((language) => ({
    ...language,
    baseUrl: `/docs${language.baseUrl}`,
  }));
  const requests = new Map(['/docs/lists', '/list'].map((path) => [path, 1]));
  const missing = findMissing(requests, {...guide, languages}, options);
  expect(missing.map(({redirect}) => redirect?.from)).toEqual(['/lists/', undefined]);
});

it('never counts below zero if the log with the first vote is missing', () => {
  const counts = emptyCounts();
  Object.assign(counts.pages.get('/list/')!, {helped: 1, notHelped: -1});
  const {pages} = summarise(counts, guide, options);
  expect(pages).toMatchObject([{address: '/list/', helped: 1, notHelped: 0}]);
});
