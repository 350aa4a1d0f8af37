import {describe, expect, it} from 'vitest';
import {cachingRules, isHashedFile} from '../caching';
import {securityHeaders} from '../headers';
import {nginxHttp, nginxServer} from '../nginx';
import {allowedStyleAttributes, contentSecurityPolicy} from '../policy';
import {headersFile, localizeRedirects, redirectsFile} from '../staticHosts';

const none = {styles: [], styleAttributes: [], trustedTypes: ['default'], connections: []};
const sources = {...none, scripts: ['sha256-one', 'sha256-two']};
const redirects = [
  {from: '/old.html', to: '/new/'},
  {from: '/api/', to: '/api/api/'},
];
const moved = [
  ...localizeRedirects(redirects, 'en', '/'),
  ...localizeRedirects(redirects, 'fr', '/fr/'),
];
const bases = ['/', '/fr/'];
const caching = cachingRules(bases);

describe('contentSecurityPolicy', () => {
  it('allows own files and listed scripts', () => {
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });

  it('allows listed style attributes, which can be read back', () => {
    const styleAttributes = ['sha256-a+/=', 'sha256-b'];
    const policy = contentSecurityPolicy({...sources, styleAttributes});
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-a+/=' 'sha256-b';");
    expect(allowedStyleAttributes(policy)).toEqual(styleAttributes);
    expect(allowedStyleAttributes(contentSecurityPolicy(sources))).toEqual([]);
  });

  it('allows connections to listed origins only', () => {
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self';");
    const connections = ['https://appid-dsn.algolia.net'];
    expect(contentSecurityPolicy({...sources, connections})).toContain(
      "connect-src 'self' https://appid-dsn.algolia.net;",
    );
  });

  it('enables Trusted Types for listed policies', () => {
    expect(contentSecurityPolicy({...sources, trustedTypes: []})).not.toContain('trusted-types');
    expect(contentSecurityPolicy({...sources, trustedTypes: ['default', 'dompurify']})).toMatch(
      /require-trusted-types-for 'script'; trusted-types default dompurify$/,
    );
  });
});

describe('host files', () => {
  const headers = securityHeaders(contentSecurityPolicy(sources));
  const staticHost = headersFile(headers, caching);
  const nginx = nginxServer(headers, moved);
  const pairs = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);

  it('contain the same headers', () => {
    const [forAll = ''] = staticHost.split('\n\n');
    const sent = Object.entries(headers);
    expect(pairs(forAll, /^ {2}([\w-]+): (.*)$/gm)).toEqual(sent);
    expect(pairs(nginx, /^add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(sent);
  });

  it('contain the same caching rules', () => {
    const ofNginx = pairs(nginxHttp(caching, bases), /^ {2}~\^(\S+) "(.*)";$/gm);
    expect(pairs(staticHost, /^(\/.+)\*\n {2}Cache-Control: (.*)$/gm)).toEqual(ofNginx);
    expect(ofNginx).toContainEqual(['/fr/assets/', 'public, max-age=31536000, immutable']);
  });

  it('contain the same redirects for each locale', () => {
    const ofNginx = pairs(nginx, /^location = (\S+) { return 301 (\S+)\$is_args\$args; }$/gm);
    expect(pairs(redirectsFile(moved), /^(\S+) (\S+) 301$/gm)).toEqual(ofNginx);
    expect(ofNginx).toEqual([
      ['/old.html', '/new/'],
      ['/api/', '/api/api/'],
      ['/fr/old.html', '/fr/new/'],
      ['/fr/api/', '/fr/api/api/'],
    ]);
  });

  it('select the not-found page by locale, also under a base path', () => {
    expect(nginxHttp(caching, ['/docs/', '/docs/fr/'])).toContain(`map $uri $not_found {
  default /docs/404.html;
  ~^/docs/fr(?:/|$) /docs/fr/404.html;
}`);
  });

  it('respect the limits of the hosts', () => {
    const long = securityHeaders('x'.repeat(2000));
    expect(() => headersFile(long, caching)).toThrow('at most 2000');
    const many = Array(2001).fill(moved[0]) as typeof moved;
    expect(() => redirectsFile(many)).toThrow('_redirects has 2001 redirects');
    expect(() => nginxServer({'X-Name': 'a "b"'}, [])).toThrow('nginx would misread');
    // By default, proxies in front of nginx read 4 kB of headers.
    expect(Object.entries(headers).join('\r\n').length).toBeLessThan(3500);
  });
});

it('recognises hashed files, in each locale', () => {
  const hashed = ['assets/js/a.js', 'fr/assets/js/a.js', 'fr/search-data/texts/a.json'];
  const others = ['index.html', 'img/a.svg', 'a/b/assets/c.js', 'assets/../a', 'search-data/a'];
  expect([...hashed, ...others].filter(isHashedFile)).toEqual(hashed);
});
