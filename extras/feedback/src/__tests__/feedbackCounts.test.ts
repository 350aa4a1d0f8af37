import {expect, it} from 'vitest';
import {FeedbackCounts} from '../feedbackCounts';
import {writeReport, type Comment, type Report, type Search} from '../wireFormat/report';

const logLine = (report: Report) =>
  JSON.stringify({hour: '2025-06-01T10', report: writeReport(report)});

function count(lines: string[]): FeedbackCounts {
  const pages = ['/a/', '/b/'].map((path) => ({path, title: path}));
  const counts = new FeedbackCounts({pages, languages: ['en']});
  lines.forEach(counts.addLine);
  return counts;
}

const vote = {kind: 'vote', page: '/a/'} as const;
const comment: Comment = {kind: 'comment', page: '/a/', reasons: ['wrong'], text: 'No.'};
const query = {language: 'en', query: 'bulk edit'};
const search: Search = {kind: 'search', ...query, hits: 3, opened: null};

it('counts votes and comments by page', () => {
  const votes = [true, false].map((helped) => logLine({...vote, helped}));
  const {pages, reports} = count([...votes, logLine(comment)]);
  const comments = [{hour: '2025-06-01T10', reasons: ['wrong'], text: 'No.'}];
  expect(pages.get('/a/')).toEqual({helped: 1, notHelped: 1, comments});
  expect(reports).toEqual({vote: 2, comment: 1, search: 0});
});

it('counts a changed vote once, with logs in any order', () => {
  const changes = [
    {...vote, helped: true},
    ...[false, true, false].map((helped) => ({...vote, helped, changed: true as const})),
  ].map(logLine);
  for (const lines of [changes, changes.toReversed()]) {
    const {pages, reports} = count(lines);
    expect(pages.get('/a/')).toMatchObject({helped: 0, notHelped: 1});
    expect(reports.vote).toBe(1);
  }
});

it('groups searches by query, ignoring case and spaces', () => {
  const {searches} = count([
    logLine(search),
    logLine({...search, query: ' Bulk  EDIT '}),
    logLine({...search, hits: 0}),
    logLine({...search, opened: '/b/#bulk'}),
  ]);
  const counts = {count: 4, withoutHits: 1, withoutClick: 2, opened: {'/b/#bulk': 1}};
  expect([...searches.values()]).toEqual([{...query, ...counts}]);
});

it('counts malformed reports, and those about unknown pages and languages, as refused', () => {
  const {refused, reports, searches, lines} = count([
    logLine({...vote, page: '/gone/', helped: true}),
    logLine({...search, language: 'xx'}),
    '{"hour":"2025-06-01T10","report":"{}"}',
    '{"hour":"2025-06-01T10","refused":"429"}',
    ...['{"hour":"2025-06-01","refused":"413"}', '{"hour":"2025-06-01T10","refused":413}'],
    ...['{"hour":"2025-06-01T10","report":{}}', '{', 'garbage'],
  ]);
  expect(refused).toEqual({'unknown page or language': 2, malformed: 1, 429: 1});
  expect(reports).toEqual({vote: 0, comment: 0, search: 0});
  expect(searches.size).toBe(0);
  expect(lines).toEqual({read: 9, damaged: 5});
});
