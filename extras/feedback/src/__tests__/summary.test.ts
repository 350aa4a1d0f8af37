import {gzipSync} from 'node:zlib';
import fs from 'node:fs';
import path from 'node:path';
import type {PageMetadata} from '@guide/built-site/read';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {readLog} from '../readLog';
import {summarise} from '../summary';
import {writeReport, type Report, type Search} from '../wireFormat/report';

const pages = ['/a/', '/b/', '/c/'].map((address) => ({path: address, title: address}));
const origin = 'https://docs.example.com';
const editions = [{origin, language: 'en', pages: pages as PageMetadata[]}];

const hour = '2025-06-01T10';

const summaryOf = (reports: Report[]) =>
  summarise(
    reports.map((report) => ({hour, report})),
    editions,
  );

const vote = {kind: 'vote', page: '/a/'} as const;
const search: Search = {kind: 'search', language: 'en', query: 'edit', hits: 3, opened: null};

it('lists pages with feedback, the least helpful first', () => {
  const summary = summaryOf([
    {...vote, helped: true},
    {...vote, page: '/b/', helped: false},
    {kind: 'comment', page: '/b/', reasons: ['wrong'], text: 'No.'},
  ]);
  const comments = [{hour, reasons: ['wrong'], text: 'No.'}];
  expect(summary.pages).toEqual([
    {address: '/b/', title: '/b/', helped: 0, notHelped: 1, comments},
    {address: '/a/', title: '/a/', helped: 1, notHelped: 0, comments: []},
  ]);
});

it('counts a changed vote once, with logs in any order, and never below zero', () => {
  const changed = (helped: boolean): Report => ({...vote, helped, changed: true});
  const votes = [{...vote, helped: true}, changed(false), changed(true), changed(false)];
  for (const reports of [votes, votes.toReversed(), [changed(false)]]) {
    expect(summaryOf(reports).pages).toMatchObject([{helped: 0, notHelped: 1}]);
  }
});

it('lists the newest comments', () => {
  const comment = {kind: 'comment', page: '/a/', reasons: [], text: 'No.'} as const;
  const hours = Array.from({length: 60}, (_, day) => `2025-06-01T${day + 10}`);
  const summary = summarise(
    hours.map((at) => ({hour: at, report: comment})),
    editions,
  );
  const newest = hours.toReversed().slice(0, 50);
  expect(summary.pages[0]!.comments.map((entry) => entry.hour)).toEqual(newest);
});

it('lists failed searches, the most frequent first, ignoring case and spaces', () => {
  const {searches} = summaryOf([
    {...search, query: 'found', opened: '/a/'},
    search,
    {...search, query: ' Zebra  crossing', hits: 0},
    {...search, query: 'zebra CROSSING', opened: '/b/#bulk'},
    {...search, query: 'zebra crossing'},
  ]);
  expect(searches).toEqual([
    {
      ...{language: 'en', query: 'Zebra crossing', count: 3, withoutHits: 1, withoutClick: 1},
      opened: {'/b/#bulk': 1},
    },
    {language: 'en', query: 'edit', count: 1, withoutHits: 0, withoutClick: 1, opened: {}},
  ]);
});

it('ignores malformed lines, and reports about unknown pages and languages', () => {
  const valid = writeReport({...vote, helped: true});
  const lines = [
    JSON.stringify({hour, report: valid}),
    JSON.stringify({hour, report: valid.replace('/a/', '/gone/')}),
    JSON.stringify({hour, report: writeReport({...search, language: 'xx'})}),
    JSON.stringify({hour, report: '{}'}),
    JSON.stringify({hour: '2025-06-01', report: valid}),
    ...['null', '{', 'garbage'],
  ];
  const log = path.join(folderWith({log: `${lines.join('\n')}\n\n`}), 'log');
  // Logs can be compressed in several parts.
  const parts = [...lines.slice(0, 2), lines.slice(2).join('\n')].map((part) => `${part}\n`);
  fs.writeFileSync(`${log}.gz`, Buffer.concat(parts.map((part) => gzipSync(part))));
  for (const file of [log, `${log}.gz`]) {
    const summary = summarise(readLog(file), editions);
    expect(summary.lines).toEqual({read: 8, ignored: 7});
    expect(summary.pages).toMatchObject([{address: '/a/', helped: 1}]);
  }
  fs.truncateSync(`${log}.gz`, 50);
  expect(() => readLog(`${log}.gz`)).toThrow(/log\.gz: unexpected end of file/);
});
