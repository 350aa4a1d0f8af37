import {expect, it} from 'vitest';
import {FeedbackCounts, type SearchCounts} from '../../feedbackCounts';
import {summarise} from '../summary';

const pages = ['/list/', '/kanban/', '/costs/'].map((path) => ({path, title: path}));
const guide = {origin: 'https://docs.example.com', pages, languages: ['en']};

function summaryOf(fill: (counts: FeedbackCounts) => void) {
  const counts = new FeedbackCounts(guide);
  fill(counts);
  return summarise(counts, guide);
}

it('sorts pages by votes, omits those without feedback, and never counts below zero', () => {
  const summary = summaryOf((counts) => {
    Object.assign(counts.pages.get('/list/')!, {helped: 1, notHelped: -1});
    Object.assign(counts.pages.get('/costs/')!, {helped: 0, notHelped: 2});
  });
  expect(summary.pages).toMatchObject([
    {address: '/costs/', helped: 0, notHelped: 2},
    {address: '/list/', helped: 1, notHelped: 0},
  ]);
});

it('lists the newest comments', () => {
  const {pages: listed} = summaryOf(({pages: counted}) => {
    for (let day = 1; day <= 60; day += 1) {
      const hour = `2025-06-01T${String(day).padStart(2, '0')}`;
      counted.get('/list/')!.comments.push({hour, reasons: [], text: 'No.'});
    }
  });
  const hours = listed[0]!.comments.map(({hour}) => hour.slice(-2));
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([50, '60', '11']);
});

it('lists failed searches and missing paths, the most frequent first', () => {
  const search = (query: string, counts: Partial<SearchCounts>) =>
    [
      query,
      {language: 'en', query, count: 9, withoutHits: 0, withoutClick: 0, opened: {}, ...counts},
    ] as const;
  const {searches, missing} = summaryOf((counts) => {
    Object.assign(counts.missing, {'/old/': 1, '/lists/': 2});
    for (const [query, found] of [
      search('found', {opened: {'/list/': 9}}),
      search('edit', {withoutClick: 3, opened: {'/list/': 2, '/kanban/#edit': 4}}),
      search('zebra', {withoutHits: 3}),
      search('webhook', {withoutHits: 2, withoutClick: 2}),
    ]) {
      counts.searches.set(query, found);
    }
  });
  expect(searches.map(({query, mostOpened}) => [query, mostOpened])).toEqual([
    ['webhook', undefined],
    ['zebra', undefined],
    ['edit', '/kanban/#edit'],
  ]);
  expect(missing).toEqual([
    {address: '/lists/', count: 2},
    {address: '/old/', count: 1},
  ]);
});
