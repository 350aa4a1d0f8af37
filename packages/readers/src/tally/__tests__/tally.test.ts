import {describe, expect, it} from 'vitest';
import {writeReport, type Comment, type Report, type Search} from '../../form';
import {readLogs} from '../readLogs';
import {Tally} from '../tally';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const asked = {
  ...{method: 'GET', target: '/a/', status: 200, day: '01/Jun/2025'},
  ...{referrer: '-', agent: browser},
};

/** A line of an access log. */
function logged(changes: Partial<typeof asked> = {}): string {
  const {method, target, status, day, referrer, agent} = {...asked, ...changes};
  return `203.0.113.7 - - [${day}:10:00:00 +0000] "${method} ${target} HTTP/1.1" ${status} 1 "${referrer}" "${agent}"`;
}

/** A line of a receiver. */
const reported = (report: Report) =>
  JSON.stringify({hour: '2025-06-01T10', report: writeReport(report)});

function tallyOf(lines: string[], days: {since?: string; until?: string} = {}): Tally {
  const pages = ['/a/', '/b/'];
  const tally = new Tally({pages, languages: ['en'], host: 'docs.example.com', ...days});
  for (const line of lines) {
    const buffer = Buffer.from(line);
    tally.take(buffer, 0, buffer.length);
  }
  return tally;
}

it('reads are pages that a browser asked for, whole or unchanged', () => {
  const {pages, days, lines} = tallyOf([
    logged(),
    logged({status: 304, day: '02/Jun/2025'}),
    logged({target: '/a/?q=1'}),
    logged({target: '/a/index.html'}),
    logged({method: 'HEAD'}),
    logged({status: 500}),
    logged({target: '/assets/js/main.js'}),
    // The second time, from what is remembered.
    ...[robot, robot, '-'].map((agent) => logged({agent})),
  ]);
  expect(pages.get('/a/')?.reads).toBe(4);
  expect(Object.fromEntries(days)).toEqual({'2025-06-01': 3, '2025-06-02': 1});
  expect(lines).toMatchObject({read: 10, requests: 10, byPrograms: 3, damaged: 0});
});

it('reads come from hosts, of which the name alone is kept', () => {
  const referrers = [
    ...['https://WWW.Example.org/mail/inbox?user=eva', 'https://docs.example.com/b/', '-'],
    ...['https://eva@example.org/', 'javascript:alert(1)'],
  ];
  const tally = tallyOf(referrers.map((referrer) => logged({referrer})));
  expect(tally.referrers.sorted()).toMatchObject([
    {key: '', count: 4},
    {key: 'www.example.org', count: 1},
  ]);
});

it('what was not found counts where it may have been a page', () => {
  const found = ['/old', '/old.html', '/x/OLD.HTML', '/x/old/'];
  const others = ['/a.js', '/wp-login.php', '/.env', '/.git/config/', `/${'a'.repeat(400)}`];
  const {missing} = tallyOf(
    [...found, '/old?id=1', ...others].map((target) => logged({target, status: 404})),
  );
  expect(missing.sorted().map(({key}) => key)).toEqual(found);
});

describe('reports', () => {
  const vote = {kind: 'vote', page: '/a/'} as const;
  const comment: Comment = {kind: 'comment', page: '/a/', reasons: ['wrong'], text: 'No.'};
  const words = {language: 'en', query: 'bulk edit'};
  const search: Search = {kind: 'search', ...words, hits: 3, opened: null};

  it('count for their page', () => {
    const {pages, reports} = tallyOf([
      reported({...vote, helped: true}),
      reported({...vote, helped: false}),
      reported(comment),
      reported({...comment, text: ''}),
    ]);
    expect(pages.get('/a/')).toMatchObject({
      ...{helped: 1, notHelped: 1, commented: 2},
      reasons: {missing: 0, unclear: 0, wrong: 2, elsewhere: 0},
      comments: [{hour: '2025-06-01T10', reasons: ['wrong'], text: 'No.'}],
    });
    expect(reports).toEqual({vote: 2, comment: 2, search: 0});
  });

  it('count a changed answer once, as it is now, with logs in any order', () => {
    const changes = [
      {...vote, helped: true},
      ...[false, true, false].map((helped) => ({...vote, helped, changed: true as const})),
    ].map(reported);
    for (const lines of [changes, changes.toReversed()]) {
      const {pages, reports} = tallyOf(lines);
      expect(pages.get('/a/')).toMatchObject({helped: 0, notHelped: 1});
      expect(reports.vote).toBe(1);
    }
  });

  it('keep the last comments of a page', () => {
    const lines = Array.from({length: 150}, (_, at) => reported({...comment, text: `No ${at}`}));
    const {commented, comments = []} = tallyOf(lines).pages.get('/a/') ?? {};
    expect([commented, comments.length, comments.at(-1)?.text]).toEqual([150, 100, 'No 149']);
  });

  it('of searches with the same words are one', () => {
    const {searches, pages} = tallyOf([
      reported(search),
      reported({...search, query: ' Bulk  EDIT '}),
      reported({...search, hits: 0}),
      reported({...search, opened: '/b/#bulk'}),
    ]);
    const value = {...words, withoutHits: 1, withoutClick: 2, opened: {'/b/#bulk': 1}};
    expect(searches.sorted()).toEqual([{key: 'en bulk edit', count: 4, value}]);
    expect(pages.get('/b/')?.found).toBe(1);
  });

  it('about what the guide does not have, or of another form, are refused and change nothing else', () => {
    const tally = tallyOf([
      reported({...vote, page: '/gone/', helped: true}),
      reported({...search, language: 'xx'}),
      '{"hour":"2025-06-01T10","report":"{}"}',
      '{"hour":"2025-06-01T10","refused":"429"}',
    ]);
    expect(Object.fromEntries(tally.refused)).toEqual({unknown: 2, form: 1, 429: 1});
    expect(tally.reports).toEqual({vote: 0, comment: 0, search: 0});
    expect(tally.searches.sorted()).toEqual([]);
  });
});

it('counts the days that are asked for, and damaged lines', () => {
  const days = ['31/May/2025', '01/Jun/2025', '02/Jun/2025', '03/Jun/2025'];
  const [since, until] = ['2025-06-01', '2025-06-02'];
  const logs = [...days.map((day) => logged({day})), 'garbage', '{'];
  const {lines, from, to} = tallyOf(logs, {since, until});
  expect(lines).toMatchObject({read: 6, requests: 2, outside: 2, damaged: 2});
  expect([from, to]).toEqual([since, until]);
});

it('names the logs that are not there', async () => {
  await expect(readLogs(['none.log'], tallyOf([]))).rejects.toThrow('There is no log none.log.');
});
