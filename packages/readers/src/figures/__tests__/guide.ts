import type {BuiltSearch} from '@guide/search/commands';
import type {Guide, GuidePage} from '../../guide/guide';
import type {RedirectSite} from '../missing';

type Section = NonNullable<ReturnType<BuiltSearch['firstSection']>>;

/** A section, of which a report reads no more. */
function section(id: string, titles: [string, string?]): Section {
  const [pageId = '', anchor] = id.split('#');
  return {
    pageId,
    anchor: anchor ?? null,
    url: `https://docs.example.com/${pageId}/${anchor ? `#${anchor}` : ''}`,
    hierarchy: {lvl0: '', lvl1: titles[0], lvl2: titles[1] ?? null, lvl3: null},
  } as Section;
}

const list = section('list', ['List view']);
const bulk = section('list#bulk-edit', ['List view', 'Bulk edit']);

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
    {
      name: 'fr',
      baseUrl: '/fr/',
      search: {...search, pagesByTitle: () => [{path: '/fr/list/', title: 'Vue Liste'}]},
    },
  ],
};

/** A site at the root of its host, with a redirect. */
export const site: RedirectSite = {
  basePath: '/',
  redirects: [{from: '/old-list/'}],
  wordsOfAddress: (pathname: string) => pathname.replace(/[^a-z]+/g, ' ').trim(),
};
