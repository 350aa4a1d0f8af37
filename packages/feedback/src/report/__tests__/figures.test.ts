import {expect, it} from 'vitest';
import type {SearchCounts} from '../../collect';
import {figuresOf} from '../figures';
import {findMissing} from '../missing';
import {findFailingSearches} from '../searches';
import {guide, nothingCollected, site} from './guide';

const search = (query: string, part: Partial<SearchCounts> = {}): SearchCounts => ({
  ...{language: 'en', query, count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ...part,
});

it('searches that led nowhere are one where they mean the same, under the most frequent wording', () => {
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
  ['nobody knows', 'zebra', {}, undefined],
])('a search that led nowhere is answered by what %s', (_, query, opened, section) => {
  const [failing] = findFailingSearches([search(query, {opened})], guide);
  expect(failing?.section).toEqual(section);
});

it('a search for what there is not is told so', () => {
  const [failing] = findFailingSearches([search('webhook')], guide);
  expect(failing?.absent).toBe('There are no webhooks.');
});

it('addresses that were not found are led to the page that is offered for them, once', () => {
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

it('addresses are led nowhere outside of a site that stands under a path', () => {
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

it('an answer that was changed, and that no log has, takes none away from others', () => {
  const collected = nothingCollected();
  Object.assign(collected.pages.get('/list/')!, {helped: 1, notHelped: -1});
  const {pages} = figuresOf(collected, guide, site);
  expect(pages).toMatchObject([{address: '/list/', helped: 1, notHelped: 0}]);
});
