import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../../../packages/delivery/src/hosts/headers';
import {localized, locales, routes} from '../../support/contract';
import {anAsset, cannot, get} from './site';

/** Every header but the policy, which names the scripts of the build. */
const promised = Object.fromEntries(
  Object.entries(securityHeaders(''))
    .filter(([name]) => name !== 'Content-Security-Policy')
    .map(([name, value]) => [name.toLowerCase(), value]),
);

/** The sources of a policy, by their directives. @throws when a directive is there twice */
function parsePolicy(text: string): Record<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name]) => name!);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources]));
}

/** Nothing is allowed but what is named, and no scripts but known ones. */
function expectStrict(text: unknown): void {
  const policy = parsePolicy(String(text));
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['frame-src']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'style-src-elem']) {
    const unknown = policy[name]!.filter((source) => !/^'(?:self|sha256-[^']+)'$/.test(source));
    expect([name, ...unknown]).toEqual([name]);
  }
  expect(text).not.toMatch(/unsafe-inline|unsafe-eval|http:| \*[ ;]/);
}

const [moved] = Object.keys(routes.aliases);

describe.skipIf(cannot('headers'))('the headers', () => {
  const kinds: [string, () => Promise<string> | string, number][] = [
    ['a page', () => '/', 200],
    ['a French page', () => '/fr/', 200],
    ['an asset', anAsset, 200],
    ['what is not there', () => '/not-there/', 404],
    ['what is not there in French', () => '/fr/not-there/', 404],
    ...(cannot('headers of redirects')
      ? []
      : [['a page that moved', () => moved!, 301] as [string, () => string, number]]),
  ];
  it.each(kinds)('come once, and whole, with %s', async (_kind, address, expected) => {
    const {status, headers, rawHeaders} = await get(await address());
    expect(status).toBe(expected);
    expect(headers).toMatchObject(promised);
    expectStrict(headers['content-security-policy']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Of two policies a browser takes what both allow; of other headers it takes none.
    const names = rawHeaders.filter((_value, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect(names.filter((name, at) => name in promised && names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1);
  });
});

it.each(locales)('a page in %s has the policy in its head', async (locale) => {
  const html = (await get(localized('/glossary/', locale))).body.toString();
  const [, policy] = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)!;
  expectStrict(policy);
});

it('a page sets no cookie, and lets no other site read it with those of a reader', async () => {
  const {headers} = await get('/', {origin: 'https://other.example'});
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
