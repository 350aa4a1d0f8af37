import {expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../csp/policy';
import {cachingRules} from '../caching';
import {securityHeaders} from '../headers';
import {nginxHttp, nginxServer} from '../nginx';
import {headersFile} from '../staticHosts';

const sources = {
  scripts: ["'sha256-one'", "'sha256-two'"],
  ...{styles: [], styleAttributes: [], connections: [], trustedTypes: ['default']},
};
const baseUrls = ['/', '/fr/'];
const caching = cachingRules(baseUrls);

const headers = securityHeaders(contentSecurityPolicy(sources));
const staticHost = headersFile(headers, caching);
const nginx = nginxServer(headers, []);
const pairs = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);

it('has the same headers on every host', () => {
  const [allFiles = ''] = staticHost.split('\n\n');
  const expected = Object.entries(headers);
  expect(pairs(allFiles, /^ {2}([\w-]+): (.*)$/gm)).toEqual(expected);
  expect(pairs(nginx, /^add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(expected);
});

it('has the same caching rules on every host', () => {
  const nginxRules = pairs(nginxHttp(caching, baseUrls), /^ {2}~\^(\S+) "(.*)";$/gm);
  expect(pairs(staticHost, /^(\/.+)\*\n {2}Cache-Control: (.*)$/gm)).toEqual(nginxRules);
  expect(nginxRules).toContainEqual(['/fr/assets/', 'public, max-age=31536000, immutable']);
});

it('respects the limits of the hosts', () => {
  const long = securityHeaders('x'.repeat(2000));
  expect(() => headersFile(long, caching)).toThrow('at most 2000 characters of:   Content-');
  expect(() => nginxServer({'X-Name': 'a "b"'}, [])).toThrow('nginx would misread');
  // By default, proxies in front of nginx read 4 kB of headers.
  expect(Object.entries(headers).join('\r\n').length).toBeLessThan(3500);
});
