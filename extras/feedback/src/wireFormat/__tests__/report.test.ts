import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import type {Comment, Report, Search} from '../report';
import {limits, readReport, REPORT_PATTERN, reasons, writeReport} from '../report';

const vote: Report = {kind: 'vote', page: '/fr/glossary/', helped: false};
const text = 'Où est\nla “liste” ?\\"';
const comment: Comment = {kind: 'comment', page: '/glossary/', reasons: ['unclear'], text};
const opened = '/projects/list/#bulk-edit';
const search: Search = {kind: 'search', language: 'pt-BR', query: 'échéance', hits: 12, opened};

it.each<Report>([
  vote,
  {...vote, changed: true},
  comment,
  {...comment, reasons},
  {...comment, reasons: []},
  {...comment, text: ''},
  search,
  {...search, hits: 0, opened: null},
])('reads what it wrote: %j', (report) => {
  expect(readReport(writeReport(report))).toEqual(report);
});

it('masks when writing and when reading', () => {
  const masked = {...search, query: 'mail of [email]'};
  const json = writeReport({...search, query: 'mail of eva@example.com'});
  expect(json).toBe(writeReport(masked));
  expect(readReport(json.replace('[email]', 'eva@example.com'))).toEqual(masked);
  // Masked before truncation: "eva@" alone wouldn't be recognised.
  const longText = `${'a '.repeat(245)}eva@example.com`;
  expect(writeReport({...comment, text: longText})).not.toContain('eva');
});

it.each(['a', '組', '"', '🔭'])('truncates a text of many %j', (letter) => {
  const text = letter.repeat(limits.text);
  const longest = {...comment, page: `/${'p'.repeat(199)}`, reasons};
  expect(readReport(writeReport({...longest, text: text + letter}))).toEqual({...longest, text});
});

it('rejects invalid reports when writing', () => {
  expect(() => writeReport({...vote, page: 'glossary'})).toThrow('Invalid report');
});

const valid = writeReport(comment);
it.each([
  ['trailing text', `${valid} `],
  ['an extra key', valid.replace('"v":1', '"v":1,"who":"me"')],
  ['another type', '{"v":1,"kind":"vote","page":"/","helped":"true"}'],
  ['a URL of another site', valid.replace('"/glossary/"', '"https://example.com/"')],
  ['a path that is too long', valid.replace('/glossary/', `/${'a'.repeat(200)}`)],
  ['"changed":false', writeReport(vote).replace('false', 'false,"changed":false')],
  ['too many reasons', valid.replace('["', `[${'"wrong",'.repeat(4)}"`)],
  ['an unescaped line break', valid.replace('\\n', '\n')],
  ['a lone surrogate', valid.replace('Où', '\\ud83d')],
  ['a replacement character', valid.replace('Où', '\uFFFD')],
  ['a text that is too long', valid.replace('Où', 'a'.repeat(501))],
  ['too many bytes', valid.replace('Où', '組'.repeat(900))],
  ['an empty comment', '{"v":1,"kind":"comment","page":"/","reasons":[],"text":""}'],
  ['an empty search', writeReport(search).replace(search.query, ' ')],
  ['hits in exponent notation', writeReport(search).replace('12', '1e9')],
])('rejects %s', (_, json) => {
  expect(readReport(json)).toBeUndefined();
});

it('matches malicious input in linear time', () => {
  const json = valid.replace('Où', '\\u0061'.repeat(500_000)).slice(0, -1);
  const context = {pattern: REPORT_PATTERN, json};
  // A pattern with catastrophic backtracking would take days.
  const limit = {timeout: 30_000};
  expect(runInNewContext('new RegExp(pattern).test(json)', context, limit)).toBe(false);
});
