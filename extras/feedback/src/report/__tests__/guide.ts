import type {BuiltSearch} from '@guide/search/commands';
import {FeedbackCounts} from '../../feedbackCounts';
import type {Guide} from '../../guide';
import type {RedirectOptions} from '../missing';

type Section = NonNullable<ReturnType<BuiltSearch['firstSection']>>;

const list = {
  ...{pageId: 'list', anchor: null, url: 'https://docs.example.com/list/'},
  hierarchy: {lvl1: 'List view', lvl2: null, lvl3: null},
} as Section;
const bulk = {
  ...{pageId: 'list', anchor: 'bulk-edit', url: `${list.url}#bulk-edit`},
  hierarchy: {lvl1: 'List view', lvl2: 'Bulk edit', lvl3: null},
} as Section;

const search: BuiltSearch = {
  normaliseQuery: (query) => query.toLowerCase().replace(/s\b/g, '').split(' ').sort().join(' '),
  sectionAt: (path) => [list, bulk].find(({url}) => url.endsWith(path)),
  firstSection: (query) => (query.includes('list') ? list : undefined),
  absent: (query) =>
    query.includes('webhook')
      ? {message: 'There are no webhooks.', alternative: '', related: []}
      : undefined,
};

const frenchList = {
  ...list,
  ...{url: 'https://docs.example.com/fr/list/'},
  hierarchy: {lvl1: 'Vue Liste', lvl2: null, lvl3: null},
} as Section;

export const guide: Guide = {
  origin: 'https://docs.example.com',
  pages: [
    {path: '/list/', title: 'List view'},
    {path: '/kanban/', title: 'Kanban view'},
    {path: '/fr/list/', title: 'Vue Liste'},
  ],
  languages: [
    {locale: 'en', baseUrl: '/', search},
    {locale: 'fr', baseUrl: '/fr/', search: {...search, firstSection: () => frenchList}},
  ],
};

export const emptyCounts = () => new FeedbackCounts(guide);

export const options: RedirectOptions = {
  redirects: [{from: '/old-list/'}],
  queryForPath: (pathname: string) => pathname.replace(/[^a-z]+/g, ' ').trim(),
};
