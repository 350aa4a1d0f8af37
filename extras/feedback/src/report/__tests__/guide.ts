import type {BuiltSearch} from 'docusaurus-search-sections/commands';
import {FeedbackCounts} from '../../feedbackCounts';
import type {Guide} from '../../guide';
import type {RedirectOptions} from '../missing';

const section = (path: string, lvl1: string, lvl2: string | null = null) =>
  ({url: `https://docs.example.com${path}`, hierarchy: {lvl1, lvl2, lvl3: null}}) as NonNullable<
    ReturnType<BuiltSearch['firstSection']>
  >;

const list = section('/list/', 'List view');
const bulk = section('/list/#bulk-edit', 'List view', 'Bulk edit');
const frenchList = section('/fr/list/', 'Vue Liste');

const search: BuiltSearch = {
  normaliseQuery: (query) => query.toLowerCase().replace(/s\b/g, '').split(' ').sort().join(' '),
  sectionAt: (path) => [list, bulk].find(({url}) => url.endsWith(path)),
  firstSection: (query) => (query.includes('list') ? list : undefined),
  absent: (query) =>
    query.includes('webhook')
      ? {message: 'There are no webhooks.', alternative: '', related: []}
      : undefined,
};

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
