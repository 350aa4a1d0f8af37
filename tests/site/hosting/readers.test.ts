import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runReaders, type ReaderFigures} from '@guide/readers/commands';
import {writeReport, type Report} from '@guide/readers/form';
import {readerHttp, readerServer} from '../../../packages/delivery/src/hosts/readerReports';
import {findBuiltPages} from '../../../packages/readers/src/guide/builtPages';
import {readLogs} from '../../../packages/readers/src/tally/readLogs';
import {Tally} from '../../../packages/readers/src/tally/tally';
import {readerReportsOf} from '../../../src/config/readerReports';
import {readerSite} from '../../../src/config/readers';
import {readSettings} from '../../../src/config/settings';
import {ask, type Question} from '../../support/ask';
import {buildDir} from '../../support/build';
import {startNginx, type Nginx} from '../../support/nginx';
import {basePath} from './site';

const address = '/_reader';
const reports = readerReportsOf(readSettings({TELESCOPE_READER_REPORTS: address}))!;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What a browser sends with a report. */
const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': browser,
};

/** nginx that takes reports, and its log of them. */
interface Receiver {
  nginx: Nginx;
  log: string;
  send(body: string, question?: Question): Promise<number>;
  stop(): Promise<void>;
}

/** @param change what is other in the rules than as they are written */
async function startReceiver(change = (rules: string) => rules): Promise<Receiver> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reader-'));
  const generated = path.join(folder, 'generated');
  fs.cpSync(`${buildDir}-nginx`, generated, {recursive: true});
  const add = (file: string, rules: string) =>
    fs.appendFileSync(path.join(generated, file), change(rules));
  add('http.conf', readerHttp(reports));
  add('server.conf', readerServer(reports));
  const nginx = await startNginx(buildDir, {generated, basePath});
  // The path is one of the host, wherever the site begins.
  const {origin} = new URL(nginx.address);
  return {
    nginx,
    log: nginx.readerLog,
    async send(body, question) {
      const asked = {method: 'POST', headers, body, ...question};
      return (await ask(origin, address, asked)).status;
    },
    async stop() {
      await nginx.stop();
      fs.rmSync(folder, {recursive: true});
    },
  };
}

/** As many as the tests want, from one address. */
const withoutLimits = (rules: string) =>
  rules.replace(/rate=\d+r/g, 'rate=100000r').replace(/burst=\d+/g, 'burst=100000');

const page = (inSite: string) => basePath + inSite.slice(1);
const vote: Report = {kind: 'vote', page: page('/glossary/'), helped: true};
const search = {kind: 'search', language: 'en', query: 'blorbs', hits: 0, opened: null} as const;

const linesOf = (log: string) => fs.readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);

async function reportOn(...logs: string[]): Promise<ReaderFigures> {
  const out = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'readers.json');
  await runReaders(readerSite, [...logs, '--format', 'json', '--out', out], {BUILD_DIR: buildDir});
  const figures = JSON.parse(fs.readFileSync(out, 'utf8')) as ReaderFigures;
  fs.rmSync(path.dirname(out), {recursive: true});
  return figures;
}

/** All that a log counts, and how many reports were refused. */
async function countsOf(log: string) {
  const tally = new Tally({
    pages: findBuiltPages(buildDir, basePath).map((built) => built.address),
    languages: ['en', 'fr'],
    host: '',
  });
  await readLogs([log], tally);
  const {pages, reports: kinds, refused, searches, lines} = tally;
  return {
    refused: [...refused.values()].reduce((sum, count) => sum + count, 0),
    ...{pages: [...pages], kinds, searches: searches.sorted(), damaged: lines.damaged},
  };
}

describe.skipIf(process.env.SITE)('what readers tell', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver(withoutLimits);
  });
  afterAll(() => receiver.stop());

  it('is in the report with the numbers that were sent', async () => {
    const {nginx, log, send} = receiver;
    const sent: Report[] = [
      vote,
      vote,
      {...vote, helped: false},
      {
        kind: 'comment',
        page: page('/glossary/'),
        reasons: ['missing'],
        text: 'No “blorb”:\nmail eva@example.com',
      },
      {...vote, page: page('/fr/glossary/'), helped: false},
      search,
      {...search, query: 'the blorb'},
      {...search, query: 'kanban', hits: 9, opened: page('/projects/projects_views/kanban/')},
      {...search, language: 'fr', query: 'échéances', hits: 4},
      {...search, language: 'fr', query: 'échéance', hits: 4},
    ];
    for (const report of sent) {
      expect(await send(writeReport(report))).toBe(204);
    }
    const read = (target: string, agent = browser) =>
      ask(nginx.address, target, {
        headers: {'user-agent': agent, referer: 'https://search.example/?q=x'},
      });
    await read('/glossary/');
    await read('/glossary/');
    await read('/glossary/', 'Googlebot/2.1');
    await read('/fr/glossary/?utm=x');
    await read('/projects/kanban.html');
    await expect.poll(() => nginx.readLog()).toContain('kanban.html');

    const access = `${log}.access`;
    fs.writeFileSync(access, nginx.readLog());
    const figures = await reportOn(log, access);
    expect(figures.reports).toEqual({vote: 4, comment: 1, search: 5});
    expect(figures.refused).toEqual([]);
    const glossary = figures.pages.find((one) => one.address === page('/glossary/'));
    expect(glossary).toMatchObject({reads: 2, helped: 2, notHelped: 1});
    expect(glossary?.comments).toMatchObject([
      {reasons: ['missing'], text: 'No “blorb”:\nmail [email]'},
    ]);
    const french = figures.pages.find((one) => one.address === page('/fr/glossary/'));
    expect(french).toMatchObject({language: 'fr', reads: 1, helped: 0, notHelped: 1});
    expect(figures.searches).toMatchObject({
      ...{withoutHits: 2, withoutClick: 2},
      failing: [
        {language: 'en', query: 'blorbs', variants: ['the blorb'], withoutHits: 2},
        {language: 'fr', query: 'échéance', variants: ['échéances'], withoutClick: 2},
      ],
    });
    expect(figures.searches.failing[1]?.section?.id).toBeTruthy();
    expect(figures.reads.byReferrer).toEqual([{name: 'search.example', count: 3}]);
    expect(figures.missing).toMatchObject({
      total: 1,
      addresses: [
        {
          address: page('/projects/kanban.html'),
          redirect: {from: '/projects/kanban.html', to: '/projects/projects_views/kanban/'},
        },
      ],
    });
    expect(figures.words).toMatchObject([{language: 'en', word: 'blorbs', count: 3}]);
  });

  it('is in a log of its own, by the hour and without who told it', async () => {
    const {nginx, log} = receiver;
    for (const line of linesOf(log)) {
      expect(line).toMatch(/^\{"hour":"\d{4}-\d\d-\d\dT\d\d","report":"\{.*\}"\}$/);
      expect(line).not.toContain('127.0.0.1');
    }
    expect(nginx.readLog()).not.toContain(address);
  });

  it('is refused in any other form: 10,000 hostile requests change their count alone', async () => {
    const {nginx, log, send} = receiver;
    const before = await countsOf(log);
    const good = writeReport(vote);
    const hostile: [body: string, question?: Question][] = [
      [''],
      ['{}'],
      [`${good}${good}`],
      [good.replace('"v":1', '"v":1,"who":"me"')],
      [good.replace('true', '"<script>alert(1)</script>"')],
      [good.replace('/glossary/', '/glossary/"}\n{"hour":"2025-06-01T10","report":"{}')],
      [good.replace('/glossary/', 'https://elsewhere.example/')],
      [`{"v":1,"kind":"comment","page":"/","reasons":[],"text":"${'x'.repeat(2000)}"}`],
      ['x'.repeat(100_000)],
      ['\u0000\u0001\u001b[31m'],
      [good, {headers: {...headers, 'content-type': 'text/plain'}}],
      [good, {headers: {...headers, 'sec-fetch-site': 'cross-site'}}],
      [good, {method: 'PUT'}],
      // Of the form, and about what is not there.
      [good.replace('/glossary/', '/../../etc/passwd')],
      [writeReport({...search, language: 'xx'})],
      // Of the form in bytes, and no text.
      [writeReport(search).replace('blorbs', '\\ud83d')],
    ];
    const requests = Array.from({length: 10_000}, (_, at) => hostile[at % hostile.length]!);
    await pMap(requests, ([body, question]) => send(body, question), {concurrency: 16});
    await expect.poll(async () => (await countsOf(log)).refused).toBe(10_000);
    expect(await countsOf(log)).toEqual({...before, refused: 10_000});
    expect(nginx.readLog()).not.toContain('[alert]');
  });
});

describe.skipIf(process.env.SITE)('a receiver', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());

  it.each<[number, string, string, Question?]>([
    [204, 'a report', writeReport(vote)],
    [
      204,
      'one of an older browser',
      writeReport(vote),
      {headers: {'content-type': 'application/json; charset=utf-8'}},
    ],
    [400, 'another form', '{}'],
    [
      400,
      'a page of another site',
      writeReport(vote),
      {headers: {...headers, 'sec-fetch-site': 'same-site'}},
    ],
    [405, 'who reads', '', {method: 'GET'}],
    [413, 'what is too large', 'x'.repeat(1025)],
    [
      415,
      'what is no JSON',
      writeReport(vote),
      {headers: {'content-type': 'text/plain;charset=UTF-8'}},
    ],
  ])('answers %i to %s', async (status, _, body, question) => {
    expect(await receiver.send(body, question)).toBe(status);
  });

  it('takes so many at a time of one address, and says nothing of it in the log of errors', async () => {
    const statuses = await pMap(Array.from({length: 60}), () => receiver.send(writeReport(vote)), {
      concurrency: 8,
    });
    const taken = statuses.filter((status) => status === 204);
    expect(taken.length).toBeGreaterThanOrEqual(10);
    expect(taken.length).toBeLessThan(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - taken.length);
    expect(receiver.nginx.readLog()).not.toMatch(/limiting|client:/);
  });

  it('serves the site as before, with the headers of the site', async () => {
    const {origin} = new URL(receiver.nginx.address);
    const answer = await ask(origin, address, {method: 'POST', headers, body: '{}'});
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect((await ask(receiver.nginx.address, '/glossary/')).status).toBe(200);
    expect((await ask(origin, `${address}-body`)).status).toBe(404);
  });
});

it('without the setting, nothing is written for it', () => {
  expect(readerReportsOf(readSettings({}))).toBeUndefined();
  if (!process.env.SITE && !process.env.TELESCOPE_READER_REPORTS) {
    for (const file of ['http.conf', 'server.conf']) {
      expect(fs.readFileSync(`${buildDir}-nginx/${file}`, 'utf8')).not.toMatch(/reader/i);
    }
  }
});
