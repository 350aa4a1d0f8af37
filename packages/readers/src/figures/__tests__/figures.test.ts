import {describe, expect, it} from 'vitest';
import {writeReport, type Report} from '../../form';
import {Tally} from '../../tally/tally';
import {figuresOf} from '../figures';
import {findMissing} from '../missing';
import {gatherSearches, type CountedSearch} from '../searches';
import {findNewWords} from '../words';
import {guide, site} from './guide';

const search = (query: string, part: Partial<CountedSearch> = {}): CountedSearch => ({
  ...{language: 'en', query, count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ...part,
});

describe('searches that led nowhere', () => {
  it('are one where they mean the same, under the wording that came first', () => {
    const {withoutHits, withoutClick, failing} = gatherSearches(
      [
        search('lists edit', {count: 5, withoutClick: 3, withoutHits: 1}),
        search('edit list', {count: 2}),
        search('edit list', {language: 'fr'}),
        search('found', {count: 9, withoutClick: 0}),
      ],
      guide,
    );
    expect([withoutHits, withoutClick]).toEqual([1, 5]);
    expect(failing).toMatchObject([
      {language: 'en', query: 'lists edit', variants: ['edit list'], count: 7, withoutClick: 4},
      {language: 'fr', query: 'edit list', variants: [], count: 1},
    ]);
  });

  it.each([
    ['what readers opened', 'list', {opened: {'/list/#bulk-edit': 2, '/list/': 1}}, 'readers'],
    ['what the search finds first', 'list', {opened: {'/gone/': 2}}, 'search'],
    ['what has some of the words', 'zebra edit', {}, 'words'],
  ])('are answered by %s', (_, query, part, evidence) => {
    const {failing} = gatherSearches([search(query, part)], guide);
    expect(failing[0]?.section).toEqual(
      evidence === 'search'
        ? {id: 'list', title: 'List view', address: '/list/', evidence}
        : {
            id: 'list#bulk-edit',
            title: 'List view > Bulk edit',
            address: '/list/#bulk-edit',
            evidence,
          },
    );
  });

  it('are answered by nothing where nothing is known, or there is no such thing', () => {
    const {failing} = gatherSearches([search('zebra'), search('webhook')], guide);
    expect(failing.map(({section, absent}) => [section, absent])).toEqual([
      [undefined, undefined],
      [undefined, 'There are no webhooks.'],
    ]);
  });
});

it('addresses that were not found are led to the page that is offered for them, once', () => {
  const asked = [
    {key: '/lists', count: 3},
    {key: '/lists/', count: 2},
    {key: '/fr/liste.html', count: 4},
    {key: '/old-list', count: 1},
    {key: '/a%20list', count: 1},
    {key: '/zebra', count: 1},
  ];
  const none = {language: 'en', count: 1, redirect: undefined};
  expect(findMissing(asked, guide, site)).toEqual([
    {
      ...{address: '/lists/', language: 'en', count: 5},
      redirect: {from: '/lists/', to: '/list/', title: 'List view'},
    },
    {
      ...{address: '/fr/liste.html', language: 'fr', count: 4},
      redirect: {from: '/liste.html', to: '/list/', title: 'Vue Liste'},
    },
    {...none, address: '/old-list/'},
    {...none, address: '/a%20list/'},
    {...none, address: '/zebra/'},
  ]);
});

it('addresses outside of a site that stands under a path are led nowhere', () => {
  const under = {
    ...guide,
    languages: guide.languages.map((one) => ({...one, baseUrl: `/docs${one.baseUrl}`})),
  };
  const options = {...site, basePath: '/docs/'};
  const [within, outside] = findMissing(
    [
      {key: '/list', count: 2},
      {key: '/docs/lists', count: 1},
    ],
    under,
    options,
  );
  expect(outside?.redirect).toBeUndefined();
  expect(within?.redirect).toMatchObject({from: '/lists/'});
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

it('the figures of a log that says nothing name all pages as unread', () => {
  const tally = new Tally({pages: guide.pages.keys(), languages: ['en', 'fr'], host: ''});
  const {unread, pages, reads, period} = figuresOf(tally, guide, site, []);
  expect(unread.map(({address}) => address)).toEqual(['/fr/list/', '/kanban/', '/list/']);
  expect([pages, reads.total, period]).toEqual([[], 0, {from: '', to: ''}]);
});

it('an answer that was changed, and that no log has, takes none away from others', () => {
  const tally = new Tally({pages: guide.pages.keys(), languages: ['en', 'fr'], host: ''});
  const changed: Report = {kind: 'vote', page: '/list/', helped: true, changed: true};
  const line = Buffer.from(JSON.stringify({hour: '2025-06-01T10', report: writeReport(changed)}));
  tally.take(line, 0, line.length);
  const {pages, reports} = figuresOf(tally, guide, site, []);
  expect(pages).toMatchObject([{address: '/list/', helped: 1, notHelped: 0}]);
  expect(reports.vote).toBe(0);
});
