import {expect, it} from 'vitest';
import type {SearchCounts} from '../../collect';
import {figuresOf} from '../figures';
import {findMissing} from '../missing';
import {findFailingSearches} from '../searches';
import {guide, emptyCounts, site} from './guide';

const search = (query: string, part: Partial<SearchCounts> = {}): SearchCounts => ({
  ...{language: 'en', query, count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ...part,
});

it('groups failed searches by meaning, under the most frequent wording', () => {
  const searches = [
    search('edit list', {count: 2}),
    search('lists edit', {count: 5, withoutClick: 3, withoutHits: 1}),
    search('edit list', {language: 'fr'}),
    search('found', {count: 9, withoutClick: 0}),
  ];
  expect(findFailingSearches(searches, guide)).toMatchObject([
    {language: 'en', query: 'lists edit', variants: ['edit list'], count: 7, withoutClick: 4},
    {language: 'fr', query: 'edit list', variants: [], count: 1},
  ]);
});

const whole = {id: 'list', title: 'List view', address: '/list/'};
const part = {id: 'list#bulk-edit', title: 'List view > Bulk edit', address: '/list/#bulk-edit'};
it.each<[string, string, Record<string, number>, object | undefined]>([
  ['readers opened', 'list', {'/list/#bulk-edit': 2, '/list/': 1}, {...part, wasOpened: true}],
  ['the search finds', 'list', {'/gone/': 2}, {...whole, wasOpened: false}],
  ['nothing matches', 'zebra', {}, undefined],
])('suggests the section that %s', (_, query, opened, section) => {
  const [failing] = findFailingSearches([search(query, {opened})], guide);
  expect(failing?.section).toEqual(section);
});

it('includes the message for features that don’t exist', () => {
  const [failing] = findFailingSearches([search('webhook')], guide);
  expect(failing?.absent).toBe('There are no webhooks.');
});

it('suggests redirects for paths that were not found', () => {
  const asked = new Map([
    ...([
      ['/lists', 3],
      ['/lists/', 2],
      ['/fr/liste.html', 4],
    ] as const),
    ...['/old-list', '/a%20list', '/zebra'].map((address) => [address, 1] as const),
  ]);
  const lists = {from: '/lists/', to: '/list/', title: 'List view'};
  const liste = {from: '/liste.html', to: '/list/', title: 'Vue Liste'};
  const none = {count: 1, redirect: undefined};
  expect(findMissing(asked, guide, site)).toEqual([
    {address: '/lists/', count: 5, redirect: lists},
    {address: '/fr/liste.html', count: 4, redirect: liste},
    ...['/old-list/', '/a%20list/', '/zebra/'].map((address) => ({...none, address})),
  ]);
});

it('suggests no redirect for paths outside the base URL', () => {
  const languages = guide.languages.map((one) => ({...one, baseUrl: `/docs${one.baseUrl}`}));
  const asked = new Map([
    ['/docs/lists', 1],
    ['/list', 1],
  ]);
  expect(findMissing(asked, {...guide, languages}, site)).toMatchObject([
    {redirect: {from: '/lists/'}},
    {redirect: undefined},
  ]);
});

it('never counts below zero if the log with the first vote is missing', () => {
  const collected = emptyCounts();
  Object.assign(collected.pages.get('/list/')!, {helped: 1, notHelped: -1});
  const {pages} = figuresOf(collected, guide, site);
  expect(pages).toMatchObject([{address: '/list/', helped: 1, notHelped: 0}]);
});
