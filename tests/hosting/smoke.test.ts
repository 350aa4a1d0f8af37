import {execFile} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Site} from '../../scripts/smoke/check';
import {checks} from '../../scripts/smoke/checks';
import {runChecks} from '../../scripts/smoke/runChecks';
import {openSite} from '../../scripts/smoke/site';
import {ask, type Answer} from '../support/ask';
import {buildDir} from '../support/build';
import {siteUrl} from '../support/contract';
import {startNginx, type Nginx} from '../support/nginx';

/** Changes an answer of the site; what it leaves out stays. */
type Fault = (path: string, answer: Answer) => Partial<Answer> | undefined;

let nginx: Nginx;
/** Stands before nginx, and does what the fault of a test says. */
let proxy: http.Server;
let address: string;
let fault: Fault;

beforeAll(async () => {
  nginx = await startNginx(buildDir);
  proxy = http.createServer((request, response) => {
    const headers = request.headers as Record<string, string>;
    void ask(nginx.origin, request.url!, {method: request.method, headers}).then((right) => {
      const wrong = {...right, ...fault(request.url!, right)};
      delete wrong.headers['content-length'];
      response.writeHead(wrong.status, wrong.headers).end(wrong.body);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await nginx.stop();
});

async function linesOf(site: Site, name?: string): Promise<string[]> {
  const lines: string[] = [];
  const chosen = checks.filter((check) => name === undefined || check.name === name);
  await runChecks(chosen, site, new Map(), (line) => lines.push(line));
  return lines;
}

const text = (body: string) => ({body: Buffer.from(body)});
const replace = (from: string, to: string) => (answer: Answer) =>
  text(answer.body.toString().replaceAll(from, to));
const without =
  (...names: string[]) =>
  (answer: Answer) => ({
    headers: Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !names.includes(name)),
    ),
  });
const setting = (name: string, value: string) => (answer: Answer) => ({
  headers: {...answer.headers, [name]: value},
});
const on =
  (path: string | RegExp, change: (answer: Answer) => Partial<Answer>): Fault =>
  (asked, answer) =>
    (typeof path === 'string' ? asked === path : path.test(asked)) ? change(answer) : undefined;
const gone = () => ({status: 404, ...text('gone')});
const home = () => ({status: 200, ...text('<html lang=en>home')});

/** Each check, with what a host does wrong, and what is said of it. */
const faults: [string, Fault, RegExp][] = [
  [
    'the sitemap in English lists every page, at this address',
    on('/sitemap.xml', replace(`${siteUrl}/glossary/`, `${siteUrl}/dictionary/`)),
    /glossary\/ in \/sitemap\.xml.*TELESCOPE_SITE_URL/,
  ],
  [
    'the sitemap in French lists every page, at this address',
    on('/fr/sitemap.xml', replace(siteUrl, 'https://staging.example')),
    /such as https:\/\/staging\.example.*TELESCOPE_SITE_URL/,
  ],
  [
    'pages in English answer',
    on('/', () => ({status: 500})),
    /Expected: \/ with status 200, in English\. Came: status 500/,
  ],
  [
    'pages in French answer',
    on('/fr/', replace('<html lang=fr', '<html lang=en')),
    /in French\. Came: status 200, text\/html; charset=utf-8, language en/,
  ],
  [
    'scripts and style sheets of pages answer',
    on(/\/assets\/js\/main\.\w+\.js$/, gone),
    /main\.\w+\.js, of the page \/\. Came: status 404.*assets before pages/,
  ],
  [
    'scripts and style sheets of pages answer',
    on(/\/assets\/js\/main\.\w+\.js$/, setting('content-type', 'text/html')),
    /Came: status 200, text\/html/,
  ],
  [
    'unlisted pages answer, and are in no sitemap',
    on('/sitemap.xml', replace('/glossary/', '/public_rest_api/routing/')),
    /public_rest_api\/routing\/ .*in a sitemap/,
  ],
  [
    'unlisted pages answer, and are in no sitemap',
    on('/api/api/', replace('noindex', 'index')),
    /Came: status 200, not "noindex"/,
  ],
  ['unlisted pages answer, and are in no sitemap', on('/fr/api/api/', gone), /Came: status 404/],
  [
    'a page has the whole policy',
    on('/', without('content-security-policy')),
    /Content-Security-Policy: default-src 'none'.*Came: no such header/,
  ],
  [
    'a page has the whole policy',
    on('/', setting('content-security-policy', "default-src 'self'; script-src 'unsafe-inline'")),
    /Came: default-src 'self'/,
  ],
  [
    'an asset has the whole policy',
    on(/assets/, without('cross-origin-resource-policy')),
    /Cross-Origin-Resource-Policy: same-origin at \/assets\//,
  ],
  [
    'a page that moved has the whole policy',
    on(/get_started\.html$/, without('strict-transport-security')),
    /Strict-Transport-Security: max-age=/,
  ],
  [
    'what is not there has the whole policy',
    on(/no-such-page/, without('x-frame-options')),
    /X-Frame-Options: DENY/,
  ],
  ['a page has the policy in its head', on('/', replace('http-equiv=', 'name=')), /Came: none/],
  ...['a page', 'an asset'].flatMap((kind): [string, Fault, RegExp][] => [
    [
      `${kind} is sent compressed: br`,
      on(/^\/$|assets/, without('content-encoding')),
      /content-encoding br.*Came: content-encoding none, vary Accept-Encoding/,
    ],
    [
      `${kind} is sent compressed: gzip`,
      on(/^\/$|assets/, without('vary')),
      /Came: content-encoding gzip, vary none/,
    ],
  ]),
  [
    'an asset is kept for ever',
    on(/assets/, setting('cache-control', 'max-age=600')),
    /Came: max-age=600/,
  ],
  [
    'a page is asked for anew, and not sent again when it is the same',
    on('/', setting('cache-control', 'public, max-age=600')),
    /max-age=0 or no-cache at \/\. Came: public, max-age=600/,
  ],
  [
    'a page is asked for anew, and not sent again when it is the same',
    on('/', (answer) => ({status: 200, ...without('etag')(answer)})),
    /Came: status 200, etag none/,
  ],
  [
    'what is not there in English has the status 404 and a page in that language',
    on(/no-such-page/, home),
    /Came: status 200, language en/,
  ],
  [
    'what is not there in French has the status 404 and a page in that language',
    on(/no-such-page/, replace('<html lang=fr', '<html lang=en')),
    /Came: status 404, language en.*\/fr\/404\.html/,
  ],
  ['an asset that is not there has the status 404', on(/0{8}/, home), /Came: status 200/],
  [
    'pages that moved lead to their new places, with the query',
    on(/^\/api\/\?/, setting('location', '/api/api/')),
    /\/api\/\?q=a leads to \/api\/api\/\?q=a\. Came: status 301 to \/api\/api\/\./,
  ],
  [
    'pages that moved lead to their new places, with the query',
    on(/^\/fr\/api\/\?/, gone),
    /Came: status 404/,
  ],
  [
    'a page without the slash at its end leads to the one with it',
    on('/glossary', setting('location', 'http://127.0.0.1:8080/glossary/')),
    /Came: status 301 to http:\/\/127\.0\.0\.1:8080\/glossary\//,
  ],
  [
    'the search has pages in English, and their texts',
    on('/search-data/index.json', home),
    /Came: status 200, application\/json; charset=utf-8, no JSON/,
  ],
  [
    'the search has pages in English, and their texts',
    on(/search-data\/texts/, gone),
    /the texts of the page .*Came: status 404/,
  ],
  [
    'the search has pages in French, and their texts',
    on('/fr/search-data/index.json', replace('"language":"fr"', '"language":"en"')),
    /Came: .*, language en/,
  ],
];

describe('a site', () => {
  it('that is as it should be passes every check', async () => {
    fault = () => undefined;
    const lines = await linesOf(await openSite(address, {builtFor: siteUrl, all: true}));
    expect(lines).toEqual(checks.map(({name}) => `ok      ${name}`));
  });

  it.each(faults)('fails: %s', async (name, wrong, said) => {
    fault = wrong;
    const lines = await linesOf(await openSite(address, {builtFor: siteUrl}), name);
    expect(lines).toEqual([expect.stringMatching(/^FAILED {2}/)]);
    expect(lines[0]).toMatch(said);
  });

  it('has a fault for every check', () => {
    expect(new Set(faults.map(([name]) => name))).toEqual(new Set(checks.map(({name}) => name)));
  });
});

describe('the command', () => {
  const smoke = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/smoke/index.ts', ...args], {
      env: {...process.env, TELESCOPE_ALGOLIA_APP_ID: '', TELESCOPE_SITE_URL: ''},
    }).then(
      ({stdout}) => ({code: 0, stdout, stderr: ''}),
      (error: {code: number; stdout: string; stderr: string}) => error,
    );

  it('counts, and ends with 0 when all is well', async () => {
    const {code, stdout} = await smoke(nginx.origin, '--built-for', siteUrl);
    expect(stdout).toMatch(new RegExp(`\\n\\n${checks.length} ok, 0 failed, 0 skipped\\n$`));
    expect(code).toBe(0);
  });

  it('leaves out what a host cannot do, and ends with 1 when something is wrong', async () => {
    const {code, stdout} = await smoke(nginx.origin, '--host', 'github-pages');
    expect(stdout).toContain('skipped a page has the whole policy: GitHub Pages cannot do it\n');
    expect(stdout).toMatch(/FAILED {2}the sitemap in English/);
    expect(stdout).toMatch(/\n\n\d+ ok, 2 failed, 10 skipped\n$/);
    expect(code).toBe(1);
  });

  it.each([
    [[], /^Give one address/],
    [['docs.example.com'], /^"docs\.example\.com" is no address/],
    [['https://docs.example.com/guide/'], /expected one without a path/],
    [['http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/],
    [['http://localhost', '--host', 'none'], /^--host is "none": expected one of github-pages, /],
  ])('says what is wrong with %j', async (args, said) => {
    const {code, stderr} = await smoke(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(said);
    expect(stderr.trim()).not.toMatch(/\n\s+at /);
  });
});
