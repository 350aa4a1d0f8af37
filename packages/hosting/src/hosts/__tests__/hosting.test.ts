import {describe, expect, it} from 'vitest';
import {cachingRules, isHashedFile} from '../caching';
import {securityHeaders} from '../headers';
import {nginxHttp, nginxServer} from '../nginx';
import {allowedStyleAttributes, contentSecurityPolicy} from '../policy';
import {headersFile, movedPagesOf, redirectsFile} from '../staticHosts';

const none = {styles: [], styleAttributes: [], trustedTypes: ['default'], connections: []};
const sources = {...none, scripts: ['sha256-one', 'sha256-two']};
const redirects = [
  {from: '/old.html', to: '/new/'},
  {from: '/api/', to: '/api/api/'},
];
const moved = [...movedPagesOf(redirects, 'en', '/'), ...movedPagesOf(redirects, 'fr', '/fr/')];
const bases = ['/', '/fr/'];
const caching = cachingRules(bases);

describe('the policy', () => {
  it('allows the files of the site and the scripts that are named', () => {
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });

  it('allows the style attributes that are named, and lists them again', () => {
    const styleAttributes = ['sha256-a+/=', 'sha256-b'];
    const policy = contentSecurityPolicy({...sources, styleAttributes});
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-a+/=' 'sha256-b';");
    expect(allowedStyleAttributes(policy)).toEqual(styleAttributes);
    expect(allowedStyleAttributes(contentSecurityPolicy(sources))).toEqual([]);
  });

  it('allows connections to the named origins alone', () => {
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self';");
    const connections = ['https://appid-dsn.algolia.net'];
    expect(contentSecurityPolicy({...sources, connections})).toContain(
      "connect-src 'self' https://appid-dsn.algolia.net;",
    );
  });

  it('turns Trusted Types on for the named policies', () => {
    expect(contentSecurityPolicy({...sources, trustedTypes: []})).not.toContain('trusted-types');
    expect(contentSecurityPolicy({...sources, trustedTypes: ['default', 'dompurify']})).toMatch(
      /require-trusted-types-for 'script'; trusted-types default dompurify$/,
    );
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders(contentSecurityPolicy(sources));
  const staticHost = headersFile(headers, caching);
  const nginx = nginxServer(headers, moved);
  /** The two groups of each match of a pattern. */
  const pairs = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);

  it('send the same headers', () => {
    const [forAll = ''] = staticHost.split('\n\n');
    const sent = Object.entries(headers);
    expect(pairs(forAll, /^ {2}([\w-]+): (.*)$/gm)).toEqual(sent);
    expect(pairs(nginx, /^add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(sent);
  });

  it('cache the same folders in the same way', () => {
    const ofNginx = pairs(nginxHttp(caching, bases), /^ {2}~\^(\S+) "(.*)";$/gm);
    expect(pairs(staticHost, /^(\/.+)\*\n {2}Cache-Control: (.*)$/gm)).toEqual(ofNginx);
    expect(ofNginx).toContainEqual(['/fr/assets/', 'public, max-age=31536000, immutable']);
  });

  it('redirect the same pages, in each language', () => {
    const ofNginx = pairs(nginx, /^location = (\S+) { return 301 (\S+)\$is_args\$args; }$/gm);
    expect(pairs(redirectsFile(moved), /^(\S+) (\S+) 301$/gm)).toEqual(ofNginx);
    expect(ofNginx).toEqual([
      ['/old.html', '/new/'],
      ['/api/', '/api/api/'],
      ['/fr/old.html', '/fr/new/'],
      ['/fr/api/', '/fr/api/api/'],
    ]);
  });

  it('answer what is not there in the language of its address, also under a path', () => {
    expect(nginxHttp(caching, ['/docs/', '/docs/fr/'])).toContain(`map $uri $not_found {
  default /docs/404.html;
  ~^/docs/fr(?:/|$) /docs/fr/404.html;
}`);
  });

  it('stay within what the hosts read', () => {
    const long = securityHeaders('x'.repeat(2000));
    expect(() => headersFile(long, caching)).toThrow('at most 2000');
    const many = Array(2001).fill(moved[0]) as typeof moved;
    expect(() => redirectsFile(many)).toThrow('_redirects has 2001 redirects');
    expect(() => nginxServer({'X-Name': 'a "b"'}, [])).toThrow('nginx cannot be given');
    // Proxies before nginx read 4 kB of headers, unless they are told otherwise.
    expect(Object.entries(headers).join('\r\n').length).toBeLessThan(3500);
  });
});

it('files whose names hold a hash are told from others, in each language', () => {
  const hashed = ['assets/js/a.js', 'fr/assets/js/a.js', 'fr/search-data/texts/a.json'];
  const others = ['index.html', 'img/a.svg', 'a/b/assets/c.js', 'assets/../a', 'search-data/a'];
  expect([...hashed, ...others].filter(isHashedFile)).toEqual(hashed);
});
