import fs from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import {describe, expect, it, onTestFinished} from 'vitest';
import {feedback} from '../../src';
import {readSummary} from '../../src/commands';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {writeReport, type Report} from '../../src/wireFormat/report';
import {
  rawRequest,
  type RawResponse,
  type RawRequestOptions,
} from '../../../../tests/support/rawRequest';
import {buildDir} from '../../../../tests/support/build';
import {startNginx, type Nginx} from '../../../../tests/support/nginx';
import {basePath, isLive, logTimeout} from '../../../../tests/site/hosting/site';

const endpointPath = '/_reader';
const rules = feedback({path: endpointPath}).hostRules!;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': userAgent,
};

const withBasePath = (path: string) => basePath + path.slice(1);
const vote = {kind: 'vote', page: withBasePath('/glossary/'), helped: true} as const;
const search = {kind: 'search', language: 'en', query: 'blorbs', hits: 0, opened: null} as const;
const validReport = writeReport(vote);

interface FeedbackServer extends Nginx {
  feedbackLog: string;
  send(body: string, options?: RawRequestOptions): Promise<RawResponse>;
}

/** Starts nginx until the test ends. */
async function startFeedbackServer(edit: (written: string) => string): Promise<FeedbackServer> {
  const generated = folderWith();
  fs.cpSync(`${buildDir}-nginx`, generated, {recursive: true});
  fs.appendFileSync(path.join(generated, 'http.conf'), edit(rules.http));
  fs.appendFileSync(path.join(generated, 'server.conf'), edit(rules.server));
  const nginx = await startNginx(buildDir, {generated, basePath});
  onTestFinished(() => nginx.stop());
  // The path is relative to the host, not to the base path.
  const {origin} = new URL(nginx.address);
  const send = (body: string, options?: RawRequestOptions) =>
    rawRequest(origin, endpointPath, {method: 'POST', headers, body, ...options});
  return {...nginx, send, feedbackLog: path.join(nginx.logFolder, 'reader.log')};
}

const withoutLimits = (written: string) =>
  written.replace(/rate=\d+r/g, 'rate=100000r').replace(/burst=\d+/g, 'burst=100000');

const linesOf = (log: string) => fs.readFileSync(log, 'utf8').split('\n').filter(Boolean);

describe.skipIf(isLive)('feedback', () => {
  it('is logged with its hour, without personal data, and reported, and anything else is counted', async () => {
    const {send, feedbackLog, readLog, address: site} = await startFeedbackServer(withoutLimits);
    const text = 'No “blorb”:\nmail';
    const sent: Report[] = [
      vote,
      {kind: 'comment', page: vote.page, reasons: ['missing'], text},
      {...search, language: 'fr', query: 'échéance', hits: 4},
    ];
    for (const report of sent) {
      expect((await send(writeReport(report))).status).toBe(204);
    }
    for (const agent of [userAgent, 'Googlebot/2.1']) {
      await rawRequest(site, '/projects/kanban.html', {headers: {'user-agent': agent}});
    }
    await expect.poll(() => readLog().match(/kanban\.html/g)?.length, logTimeout).toBe(2);
    await expect.poll(() => linesOf(feedbackLog).length, logTimeout).toBe(sent.length);

    const anonymous = /^\{"hour":"\d{4}-\d\d-\d\dT\d\d","report":"\{.*\}"\}$/;
    const isAnonymous = (line: string) => anonymous.test(line) && !line.includes('127.0.0.1');
    expect(linesOf(feedbackLog).filter((line) => !isAnonymous(line))).toEqual([]);
    expect(readLog()).not.toContain(endpointPath);

    const hostile = [
      ...['', '{}', `${validReport}\n`, validReport + validReport, '\u0000\u0001\u001b[31m'],
      validReport.replace('"v":1', '"v":1,"who":"me"'),
      validReport.replace('true', '"<script>alert(1)</script>"'),
      validReport.replace('/glossary/', '/glossary/"}\n{"hour":"2025-06-01T10","report":"{}'),
      validReport.replace('/glossary/', 'https://elsewhere.example/'),
      // Well-formed, but about a page or language that doesn't exist.
      validReport.replace('/glossary/', '/../../etc/passwd'),
      writeReport({...search, language: 'xx'}),
      // Well-formed bytes, but invalid text.
      writeReport(search).replace('blorbs', '\\ud83d'),
    ];
    const requests = Array<typeof hostile>(100).fill(hostile).flat();
    await pMap(requests, (body) => send(body), {concurrency: 16});
    const lineCount = sent.length + requests.length;
    await expect.poll(() => linesOf(feedbackLog).length, logTimeout).toBe(lineCount);
    expect(readLog()).not.toContain('[alert]');

    const access = path.join(folderWith({'access.log': readLog()}), 'access.log');
    const {refused, ...summary} = await readSummary(buildDir, [feedbackLog, access]);
    expect(Object.values(refused).reduce((sum, count) => sum + count)).toBe(requests.length);
    expect(summary).toMatchObject({
      reports: {vote: 1, comment: 1, search: 1},
      pages: [{address: vote.page, helped: 1, comments: [{reasons: ['missing'], text}]}],
      searches: [{query: 'échéance'}],
      missing: [{address: withBasePath('/projects/kanban.html'), count: 1}],
    });
  });

  it('gets a status that depends on its validity, and is only logged if it looks like a report', async () => {
    const {send, feedbackLog, address: site} = await startFeedbackServer(withoutLimits);
    const withHeader = (name: string, value: string) => ({headers: {...headers, [name]: value}});
    const cases: [status: number, body: string, options?: RawRequestOptions][] = [
      [204, validReport],
      // Sent by older browsers.
      [204, validReport, withHeader('content-type', 'application/json; charset=utf-8')],
      [400, '{}'],
      [400, `${validReport}\n`],
      [400, validReport, withHeader('sec-fetch-site', 'same-site')],
      [400, validReport, withHeader('sec-fetch-site', 'cross-site')],
      [405, '', {method: 'GET'}],
      [405, validReport, {method: 'PUT'}],
      [413, 'x'.repeat(1025)],
      [415, validReport, withHeader('content-type', 'text/plain;charset=UTF-8')],
    ];
    const responses = await pMap(cases, ([, body, options]) => send(body, options));
    expect(responses.map(({status}) => status)).toEqual(cases.map(([status]) => status));
    expect(responses[0]!.headers['content-security-policy']).toMatch(/^default-src 'self';/);
    // Two valid reports and two malformed ones.
    await expect.poll(() => linesOf(feedbackLog).length, logTimeout).toBe(4);
    expect((await rawRequest(site, '/glossary/')).status).toBe(200);
    expect((await rawRequest(new URL(site).origin, `${endpointPath}-body`)).status).toBe(404);
  });

  it('is limited per address or network, and the logs contain nothing about it', async () => {
    const {send, readLog, feedbackLog} = await startFeedbackServer((written) =>
      written
        .replace('rate=1r/s', 'rate=1r/m')
        .replace(/^location/, 'set_real_ip_from 127.0.0.1; real_ip_header X-Caller; location'),
    );
    const sendFrom = (caller: string, body = validReport) =>
      send(body, {headers: {...headers, 'x-caller': caller}});
    const callers = Array<string>(60).fill('2001:db8:1:2::1');
    const responses = await pMap(callers, (caller) => sendFrom(caller), {concurrency: 8});
    const accepted = responses.filter(({status}) => status === 204).length;
    expect(accepted).toBeGreaterThanOrEqual(10);
    expect(accepted).toBeLessThan(30);
    expect(responses.filter(({status}) => status === 429)).toHaveLength(60 - accepted);
    expect((await sendFrom('2001:db8:1:2:3::4', '{}')).status).toBe(429);
    expect((await sendFrom('2001:db8:1:3::1')).status).toBe(204);
    await expect.poll(() => linesOf(feedbackLog).length, logTimeout).toBe(accepted + 1);
    expect(readLog()).not.toMatch(/limiting|client:/);
  });
});
