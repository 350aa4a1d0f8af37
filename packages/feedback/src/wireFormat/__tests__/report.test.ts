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
])('a report is read as it was written: %j', (report) => {
  expect(readReport(writeReport(report))).toEqual(report);
});

it('a report is masked before it is sent, and again when it is read', () => {
  const masked = {...search, query: 'mail of [email]'};
  const sent = writeReport({...search, query: 'mail of eva@example.com'});
  expect(sent).toBe(writeReport(masked));
  expect(readReport(sent.replace('[email]', 'eva@example.com'))).toEqual(masked);
  // What is masked is no longer than what is cut.
  const long = `${'a '.repeat(245)}eva@example.com`;
  expect(writeReport({...comment, text: long})).not.toContain('eva');
});

it.each(['a', '組', '"', '\u0001', '🔭'])('a report of many %j is cut', (letter) => {
  const sent = writeReport({...comment, text: `x${letter.repeat(600)}`});
  expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(limits.bytes);
  const {length} = [...(readReport(sent) as Comment).text];
  expect(length).toBeLessThanOrEqual(limits.text);
  // As much as there is room for.
  const share = Math.max(length / limits.text, Buffer.byteLength(sent) / limits.bytes);
  expect(share).toBeGreaterThan(0.98);
});

it('a report has no part that its form does not know', () => {
  expect(() => writeReport({...vote, page: 'glossary'})).toThrow('This is no report');
  expect(() => writeReport({...search, hits: -1})).toThrow('This is no report');
});

const good = writeReport(comment);
it.each([
  ['something after it', `${good} `],
  ['a list of reports', `[${good}]`],
  ['another version', good.replace('"v":1', '"v":2')],
  ['another kind', good.replace('"comment"', '"delete"')],
  ['one key more', good.replace('"v":1', '"v":1,"who":"me"')],
  ['another type', '{"v":1,"kind":"vote","page":"/","helped":"true"}'],
  ['an address of another site', good.replace('"/glossary/"', '"https://example.com/"')],
  ['an address that is too long', good.replace('/glossary/', `/${'a'.repeat(200)}`)],
  ['a change of nothing', writeReport(vote).replace('false', 'false,"changed":false')],
  ['more reasons than there are', good.replace('["', `[${'"wrong",'.repeat(4)}"`)],
  ['another reason', good.replace('"unclear"', '"boring"')],
  ['a line in the text', good.replace('\\n', '\n')],
  ['half of a character', good.replace('Où', '\\ud83d')],
  ['a character that was lost', good.replace('Où', '\uFFFD')],
  ['too long a text', good.replace('Où', 'a'.repeat(501))],
  ['too many bytes', good.replace('Où', '組'.repeat(400))],
  ['a comment that says nothing', '{"v":1,"kind":"comment","page":"/","reasons":[],"text":""}'],
  ['an empty search', writeReport(search).replace(search.query, ' ')],
  ['hits that are no number', writeReport(search).replace('12', '1e9')],
])('what has %s is refused', (_, sent) => {
  expect(readReport(sent)).toBeUndefined();
});

it('a reason counts once', () => {
  const sent = good.replace('"unclear"', '"unclear","unclear"');
  expect(readReport(sent)).toMatchObject({reasons: ['unclear']});
});

it('who reads is not held up by a text that is made for it', () => {
  const sent = good.replace('Où', '\\u0061'.repeat(500_000)).slice(0, -1);
  const given = {pattern: REPORT_PATTERN, sent};
  // An expression that goes back and forth would take days.
  const limit = {timeout: 30_000};
  expect(runInNewContext('new RegExp(pattern).test(sent)', given, limit)).toBe(false);
});

it('a long text is masked at once, and cut between words', () => {
  const text = `${'a'.repeat(1990)} someone@example.com ${'b'.repeat(1e6)}`;
  // By the square of its length, masking would take an hour.
  expect(readReport(writeReport({kind: 'comment', page: '/', reasons: [], text}))).toMatchObject({
    text: 'a'.repeat(500),
  });
  const personal = `${'https://example.com/a '.repeat(89)}someone@example.com`;
  expect(writeReport({kind: 'comment', page: '/', reasons: [], text: personal})).not.toMatch(
    /someone|example/,
  );
});
