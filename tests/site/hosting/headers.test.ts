import {expect, inject, it} from 'vitest';
import {rawRequest, type RawRequestOptions} from '../../support/rawRequest';
import {routes} from '../../support/contract';
import {findAsset, cannot, get, isLive} from './site';

/** All headers except the policy, which contains hashes of the build. */
const expectedHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(), display-capture=(), geolocation=()'),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
};

/** @throws if a directive is repeated */
function parsePolicy(text: string): Record<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name]) => name!);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources]));
}

function expectStrict(policy: Record<string, string[]>): void {
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'base-uri': ["'none'"],
  });
  for (const name of ['script-src', 'style-src', 'style-src-elem']) {
    const unknown = policy[name]!.filter((source) => !/^'(?:self|sha256-[^']+)'$/.test(source));
    expect([name, ...unknown]).toEqual([name]);
  }
  const sources = Object.values(policy).flat();
  expect(sources.filter((source) => /unsafe-inline|unsafe-eval|^http:|^\*$/.test(source))).toEqual(
    [],
  );
}

type TestRequest = [path: string, status: number, options?: RawRequestOptions];

const movedPath = Object.keys(routes.aliases)[0]!;
const requests: TestRequest[] = [
  ['/', 200],
  ['/fr/', 200],
  ['/not-there/', 404],
  ['/fr/not-there/', 404],
  ...(cannot('headers of redirects') ? [] : [[movedPath, 301] satisfies TestRequest]),
];
const nginxRequests: TestRequest[] = [
  ['/fr/', 200, {headers: {'accept-encoding': 'br'}}],
  ['/glossary/', 200, {method: 'HEAD'}],
  ['/sitemap.xml', 206, {headers: {range: 'bytes=0-9'}}],
  ['/sitemap.xml', 416, {headers: {range: 'bytes=9999999-'}}],
  ['/glossary', 301],
  ['/.git/config', 404],
  ['/', 405, {method: 'POST'}],
  ['/%00', 400],
  [`/${'a'.repeat(9000)}`, 414],
];

it.skipIf(cannot('headers'))('each response has each header once, complete', async () => {
  const asset: TestRequest = [await findAsset(), 200];
  const allRequests = [...requests, asset, ...(isLive ? [] : nginxRequests)];
  for (const [path, expected, options] of allRequests) {
    const {status, headers, rawHeaders, body} = await rawRequest(inject('address'), path, options);
    expect([path, status]).toEqual([path, expected]);
    expect(headers, path).toMatchObject(expectedHeaders);
    const policy = parsePolicy(String(headers['content-security-policy']));
    expectStrict(policy);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    // Browsers combine two policies, but ignore other headers that are repeated.
    const names = rawHeaders
      .filter((_value, index) => index % 2 === 0)
      .map((name) => name.toLowerCase());
    const expectedNames = [...Object.keys(expectedHeaders), 'content-security-policy'].sort();
    expect(names.filter((name) => expectedNames.includes(name)).sort(), path).toEqual(
      expectedNames,
    );
    if (!isLive) {
      expect([headers.server, /nginx\/\d/.exec(body.toString())]).toEqual(['nginx', null]);
    }
  }
});

it('a page sets no cookie, and no other site can read it with credentials', async () => {
  const {headers} = await get('/', {origin: 'https://other.example'});
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
