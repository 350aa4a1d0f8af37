import {expect, it} from 'vitest';
import {figuresOf} from '../figures';
import {findMissing} from '../missing';
import {gatherSearches, type CountedSearch} from '../searches';
import {findNewWords} from '../words';
import {emptyTally, guide, site} from './guide';

const search = (query: string, part: Partial<CountedSearch> = {}): CountedSearch => ({
  ...{language: 'en', query, count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ...part,
});

it('searches that led nowhere are one where they mean the same, under the wording that came first', () => {
  const searches = [
    search('lists edit', {count: 5, withoutClick: 3, withoutHits: 1}),
    search('edit list', {count: 2}),
    search('edit list', {language: 'fr'}),
    search('found', {count: 9, withoutClick: 0}),
  ];
  const {failing, ...sums} = gatherSearches(searches, guide);
  expect(sums).toEqual({withoutHits: 1, withoutClick: 5});
  expect(failing).toMatchObject([
    {language: 'en', query: 'lists edit', variants: ['edit list'], count: 7, withoutClick: 4},
    {language: 'fr', query: 'edit list', variants: [], count: 1},
  ]);
});

const whole = {id: 'list', title: 'List view', address: '/list/'};
const part = {id: 'list#bulk-edit', title: 'List view > Bulk edit', address: '/list/#bulk-edit'};
it.each<[string, string, Record<string, number>, object]>([
  ['readers opened', 'list', {'/list/#bulk-edit': 2, '/list/': 1}, {...part, evidence: 'readers'}],
  ['the search finds', 'list', {'/gone/': 2}, {...whole, evidence: 'search'}],
  ['has some of the words', 'zebra edit', {}, {...part, evidence: 'words'}],
])('searches that led nowhere are answered by what %s', (_, query, opened, section) => {
  const {failing} = gatherSearches([search(query, {opened})], guide);
  expect(failing[0]?.section).toEqual(section);
});

it('searches that led nowhere are answered by nothing where nothing is known, or there is no such thing', () => {
  const {failing} = gatherSearches([search('zebra'), search('webhook')], guide);
  expect(failing).toMatchObject([
    {section: undefined, absent: undefined},
    {section: undefined, absent: 'There are no webhooks.'},
  ]);
});

it('addresses that were not found are led to the page that is offered for them, once', () => {
  const asked = [
    {key: '/lists', count: 3},
    {key: '/lists/', count: 2},
    {key: '/fr/liste.html', count: 4},
    ...['/old-list', '/a%20list', '/zebra'].map((key) => ({key, count: 1})),
  ];
  const lists = {from: '/lists/', to: '/list/', title: 'List view'};
  const liste = {from: '/liste.html', to: '/list/', title: 'Vue Liste'};
  const none = {language: 'en', count: 1, redirect: undefined};
  expect(findMissing(asked, guide, site)).toEqual([
    {address: '/lists/', language: 'en', count: 5, redirect: lists},
    {address: '/fr/liste.html', language: 'fr', count: 4, redirect: liste},
    ...['/old-list/', '/a%20list/', '/zebra/'].map((address) => ({...none, address})),
  ]);
});

it('addresses are led nowhere outside of a site that stands under a path', () => {
  const languages = guide.languages.map((one) => ({...one, baseUrl: `/docs${one.baseUrl}`}));
  const asked = ['/docs/lists', '/list'].map((key) => ({key, count: 1}));
  expect(findMissing(asked, {...guide, languages}, {...site, basePath: '/docs/'})).toMatchObject([
    {redirect: {from: '/lists/'}},
    {redirect: undefined},
  ]);
});

it('new words are counted by their stem, once in each text', () => {
  const texts = [
    {language: 'en', text: 'newts in a list', count: 3},
    {language: 'en', text: 'newt newt', count: 2},
    {language: 'en', text: 'newest [email]', count: 1},
    {language: 'xx', text: 'newt', count: 1},
  ];
  expect(findNewWords(texts, guide)).toEqual([
    {language: 'en', word: 'newts', count: 5, example: 'newts in a list', isKnownToSearch: false},
    {language: 'en', word: 'newest', count: 1, example: 'newest [email]', isKnownToSearch: true},
  ]);
});

it('an answer that was changed, and that no log has, takes none away from others', () => {
  const tally = emptyTally();
  Object.assign(tally.pages.get('/list/')!, {helped: 1, notHelped: -1});
  const {pages} = figuresOf(tally, guide, site, []);
  expect(pages).toMatchObject([{address: '/list/', helped: 1, notHelped: 0}]);
});
