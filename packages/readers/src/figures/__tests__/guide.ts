import type {BuiltSearch} from '@guide/search/commands';
import type {Guide, GuidePage} from '../../guide/guide';
import {Tally} from '../../tally/tally';
import type {RedirectSite} from '../missing';

type Section = NonNullable<ReturnType<BuiltSearch['firstSection']>>;

/** Sections, of which a report reads no more. */
const list = {
  ...{pageId: 'list', anchor: null, url: 'https://docs.example.com/list/'},
  hierarchy: {lvl1: 'List view', lvl2: null, lvl3: null},
} as Section;
const bulk = {
  ...{pageId: 'list', anchor: 'bulk-edit', url: `${list.url}#bulk-edit`},
  hierarchy: {lvl1: 'List view', lvl2: 'Bulk edit', lvl3: null},
} as Section;

/** A search that knows a few words. */
const search: BuiltSearch = {
  meaningOf: (query) => query.toLowerCase().replace(/s\b/g, '').split(' ').sort().join(' '),
  sectionAt: (address) => [list, bulk].find(({url}) => url.endsWith(address)),
  firstSection: (query) => (query.includes('list') ? list : undefined),
  nearestSection: (query) => (query.includes('edit') ? bulk : undefined),
  absent: (query) =>
    query.includes('webhook') ? {says: 'There are no webhooks.', instead: '', see: []} : undefined,
  pagesByTitle: (query) => (query.includes('list') ? [{path: '/list/', title: 'List view'}] : []),
  newWords: (text) =>
    text
      .split(' ')
      .filter((word) => word.startsWith('new'))
      .map((word) => ({word, stem: word.replace(/s$/, ''), isKnownToSearch: word === 'newest'})),
};

const frenchList = {path: '/fr/list/', title: 'Vue Liste'};

const page = (address: string, title: string, language = 'en'): [string, GuidePage] => [
  address,
  {address, title, language, version: 'current', isWritten: true},
];

/** A guide of three pages in two languages. */
export const guide: Guide = {
  pages: new Map([
    page('/list/', 'List view'),
    page('/kanban/', 'Kanban view'),
    page('/fr/list/', 'Vue Liste', 'fr'),
  ]),
  languages: [
    {name: 'en', baseUrl: '/', search},
    {name: 'fr', baseUrl: '/fr/', search: {...search, pagesByTitle: () => [frenchList]}},
  ],
};

/** A tally of its pages, in which nothing is counted yet. */
export const emptyTally = () =>
  new Tally({pages: guide.pages.keys(), languages: ['en', 'fr'], host: ''});

/** A site at the root of its host, with a redirect. */
export const site: RedirectSite = {
  basePath: '/',
  redirects: [{from: '/old-list/'}],
  wordsOfAddress: (pathname: string) => pathname.replace(/[^a-z]+/g, ' ').trim(),
};
