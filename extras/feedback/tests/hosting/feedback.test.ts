import fs from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import {describe, expect, it, onTestFinished} from 'vitest';
import {feedback} from '../../src';
import {readSummary} from '../../src/commands';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {limits, writeReport} from '../../src/wireFormat/report';
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

const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};

const vote = {kind: 'vote', page: `${basePath}glossary/`, helped: true} as const;
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
  it('is logged with its hour and without personal data if it’s valid', async () => {
    const {send, feedbackLog, readLog, address: site} = await startFeedbackServer(withoutLimits);
    const comment = {
      kind: 'comment',
      page: vote.page,
      reasons: ['missing'],
      text: '“a”:\n',
    } as const;
    const unknownPage = validReport.replace('/glossary/', '/../../etc/passwd');
    // Well-formed bytes, but invalid text.
    const loneSurrogate = writeReport(comment).replace('“a”', '\\ud83d');
    const withHeader = (name: string, value: string) => ({headers: {...headers, [name]: value}});
    const cases: [status: number, body: string, options?: RawRequestOptions][] = [
      [204, validReport],
      [204, writeReport(comment)],
      // Ignored by `npm run feedback`.
      ...[unknownPage, loneSurrogate].map((body): [number, string] => [204, body]),
      // Sent by older browsers.
      [204, validReport, withHeader('content-type', 'application/json; charset=utf-8')],
      ...['', '{}', `${validReport}\n`, validReport + validReport, '\u0000\u001b[31m'].map(
        (body): [number, string] => [400, body],
      ),
      [400, validReport.replace('true', '"<script>alert(1)</script>"')],
      [
        400,
        validReport.replace('/glossary/', '/glossary/"}\n{"hour":"2025-06-01T10","report":"{}'),
      ],
      [400, validReport, withHeader('sec-fetch-site', 'same-site')],
      [400, validReport, withHeader('sec-fetch-site', 'cross-site')],
      [405, '', {method: 'GET'}],
      [405, validReport, {method: 'PUT'}],
      [413, 'x'.repeat(limits.bytes + 1)],
      [415, validReport, withHeader('content-type', 'text/plain;charset=UTF-8')],
    ];
    const responses = await pMap(cases, ([, body, options]) => send(body, options));
    expect(responses.map(({status}) => status)).toEqual(cases.map(([status]) => status));
    expect(responses[0]!.headers['content-security-policy']).toMatch(/^default-src 'self';/);
    await expect.poll(() => linesOf(feedbackLog).length, logTimeout).toBe(5);
    const anonymous = /^\{"hour":"\d{4}-\d\d-\d\dT\d\d","report":"\{.*\}"\}$/;
    expect(linesOf(feedbackLog).filter((line) => !anonymous.test(line))).toEqual([]);
    expect(readSummary(buildDir, [feedbackLog])).toMatchObject({
      lines: {read: 5, ignored: 2},
      pages: [{address: vote.page, helped: 2, comments: [{reasons: ['missing'], text: '“a”:'}]}],
    });
    expect((await rawRequest(site, '/glossary/')).status).toBe(200);
    expect((await rawRequest(new URL(site).origin, `${endpointPath}-body`)).status).toBe(404);
    await expect.poll(readLog, logTimeout).toContain('/glossary/');
    expect(readLog()).not.toContain(`${endpointPath} `);
    expect(readLog()).not.toContain('[alert]');
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
