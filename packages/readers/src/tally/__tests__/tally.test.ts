import {describe, expect, it} from 'vitest';
import {writeReport, type Report} from '../../form';
import {Tally} from '../tally';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Asked {
  target?: string;
  method?: string;
  status?: number;
  day?: string;
  referrer?: string;
  agent?: string;
}

function logged({
  target = '/a/',
  method = 'GET',
  status = 200,
  day = '01/Jun/2025',
  referrer = '-',
  agent = browser,
}: Asked): string {
  return `203.0.113.7 - - [${day}:10:00:00 +0000] "${method} ${target} HTTP/1.1" ${status} 1 "${referrer}" "${agent}"`;
}

const reported = (report: Report, hour = '2025-06-01T10') =>
  JSON.stringify({hour, report: writeReport(report)});

function tallyOf(lines: string[], options: {since?: string; until?: string} = {}): Tally {
  const tally = new Tally({
    ...{pages: ['/a/', '/b/'], languages: ['en'], host: 'docs.example.com'},
    ...options,
  });
  for (const line of lines) {
    const buffer = Buffer.from(line);
    tally.take(buffer, 0, buffer.length);
  }
  return tally;
}

describe('reads', () => {
  it('are pages that a browser asked for, whole or unchanged', () => {
    const {pages, days, lines} = tallyOf([
      logged({}),
      logged({status: 304, day: '02/Jun/2025'}),
      logged({target: '/a/?q=1'}),
      logged({target: '/a/index.html'}),
      logged({method: 'HEAD'}),
      logged({status: 500}),
      logged({target: '/assets/js/main.js'}),
      logged({agent: 'curl/8.5.0'}),
    ]);
    expect(pages.get('/a/')?.reads).toBe(4);
    expect([...days]).toEqual([
      ['2025-06-01', 3],
      ['2025-06-02', 1],
    ]);
    expect(lines).toMatchObject({read: 8, requests: 8, byPrograms: 1, damaged: 0});
  });

  it('come from hosts, of which the name alone is kept', () => {
    const {referrers} = tallyOf(
      [
        'https://WWW.Example.org/mail/inbox?user=eva',
        'https://docs.example.com/b/',
        '-',
        'https://eva@example.org/',
        'javascript:alert(1)',
      ].map((referrer) => logged({referrer})),
    );
    expect(referrers.sorted().map(({key, count}) => [key, count])).toEqual([
      ['', 4],
      ['www.example.org', 1],
    ]);
  });
});

it('what was not found counts where it may have been a page', () => {
  const found = ['/old.html', '/old', '/x/old/', '/x/OLD.HTML?id=1'];
  const not = [
    '/a.js',
    '/wp-login.php',
    '/.env',
    '/.git/config/',
    '/x/.well-known/y',
    `/${'a'.repeat(400)}`,
  ];
  const {missing} = tallyOf([...found, ...not].map((target) => logged({target, status: 404})));
  expect(missing.sorted().map(({key}) => key)).toEqual(
    found.map((target) => target.replace(/\?.*/, '')).sort(),
  );
});

describe('reports', () => {
  it('count for their page', () => {
    const {pages, reports} = tallyOf([
      reported({kind: 'vote', page: '/a/', helped: true}),
      reported({kind: 'vote', page: '/a/', helped: false}),
      reported({kind: 'comment', page: '/a/', reasons: ['wrong'], text: 'No.'}),
      reported({kind: 'comment', page: '/a/', reasons: ['wrong'], text: ''}),
    ]);
    expect(pages.get('/a/')).toMatchObject({
      ...{helped: 1, notHelped: 1, commented: 2},
      reasons: {missing: 0, unclear: 0, wrong: 2, elsewhere: 0},
      comments: [{hour: '2025-06-01T10', reasons: ['wrong'], text: 'No.'}],
    });
    expect(reports).toEqual({vote: 2, comment: 2, search: 0});
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ['in their order', (lines) => lines],
    ['in another', (lines) => lines.reverse()],
  ])('count a changed answer once, as it is now, with logs %s', (_, ordered) => {
    const vote = {kind: 'vote', page: '/a/'} as const;
    const {pages, reports} = tallyOf(
      ordered([
        reported({...vote, helped: true}),
        reported({...vote, helped: false, changed: true}),
        reported({...vote, helped: true, changed: true}),
        reported({...vote, helped: false, changed: true}),
      ]),
    );
    expect(pages.get('/a/')).toMatchObject({helped: 0, notHelped: 1});
    expect(reports.vote).toBe(1);
  });

  it('keep the last comments of a page', () => {
    const lines = Array.from({length: 150}, (_, at) =>
      reported({kind: 'comment', page: '/a/', reasons: [], text: `No ${at}`}),
    );
    const {commented, comments = []} = tallyOf(lines).pages.get('/a/') ?? {};
    expect([commented, comments.length, comments.at(-1)?.text]).toEqual([150, 100, 'No 149']);
  });

  it('of searches with the same words are one', () => {
    const search = {
      kind: 'search',
      language: 'en',
      query: 'bulk edit',
      hits: 3,
      opened: null,
    } as const;
    const {searches, pages} = tallyOf([
      reported(search),
      reported({...search, query: ' Bulk  EDIT '}),
      reported({...search, hits: 0}),
      reported({...search, opened: '/b/#bulk'}),
    ]);
    expect(searches.sorted()).toEqual([
      {
        key: 'en bulk edit',
        count: 4,
        value: {
          ...{language: 'en', query: 'bulk edit', withoutHits: 1, withoutClick: 2},
          opened: {'/b/#bulk': 1},
        },
      },
    ]);
    expect(pages.get('/b/')?.found).toBe(1);
  });

  it('about what the guide does not have, or of another form, are refused and change nothing else', () => {
    const tally = tallyOf([
      reported({kind: 'vote', page: '/gone/', helped: true}),
      reported({kind: 'search', language: 'xx', query: 'a', hits: 0, opened: null}),
      '{"hour":"2025-06-01T10","report":"{}"}',
      '{"hour":"2025-06-01T10","refused":"429"}',
    ]);
    expect([...tally.refused]).toEqual([
      ['unknown', 2],
      ['form', 1],
      [429, 1],
    ]);
    expect(tally.reports).toEqual({vote: 0, comment: 0, search: 0});
    expect(tally.searches.sorted()).toEqual([]);
  });
});

it('counts the days that are asked for, and damaged lines', () => {
  const days = ['31/May/2025', '01/Jun/2025', '02/Jun/2025', '03/Jun/2025'];
  const {lines, from, to} = tallyOf([...days.map((day) => logged({day})), 'garbage', '{'], {
    since: '2025-06-01',
    until: '2025-06-02',
  });
  expect(lines).toMatchObject({read: 6, requests: 2, outside: 2, damaged: 2});
  expect([from, to]).toEqual(['2025-06-01', '2025-06-02']);
});
