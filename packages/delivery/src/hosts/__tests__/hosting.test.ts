import {describe, expect, it} from 'vitest';
import {cachingRules, isHashedFile} from '../caching';
import {securityHeaders} from '../headers';
import {movedPagesOf} from '../movedPages';
import {nginxHttp, nginxServer} from '../nginx';
import {contentSecurityPolicy, metaSecurityPolicy} from '../policy';
import {providerConnections} from '../provider';
import {headersFile, redirectsFile} from '../staticHosts';

const sources = {
  scripts: ['sha256-one', 'sha256-two'],
  styles: [],
  styleAttributes: [],
  connections: [],
};
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

  it('lets a page ask the search provider only when there is one', () => {
    expect(providerConnections(undefined)).toEqual([]);
    const search = providerConnections({assistantId: undefined});
    expect(search.join(' ')).not.toContain('askai');
    const connections = providerConnections({assistantId: 'helper'});
    expect(contentSecurityPolicy({...sources, connections})).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://askai.algolia.com;",
    );
  });

  it('is the same in a page, but for what only a header can say', () => {
    const inPage = metaSecurityPolicy(sources);
    expect(inPage).not.toContain('frame-ancestors');
    expect(contentSecurityPolicy(sources).replace(" frame-ancestors 'none';", '')).toBe(inPage);
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders(contentSecurityPolicy(sources));
  const staticHost = headersFile(headers, caching);
  const nginx = nginxServer(headers, moved);

  it('send the same headers', () => {
    const ofStaticHost = [
      ...(staticHost.split('\n\n')[0] ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm),
    ];
    const ofNginx = [...nginx.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)];
    const pairs = (matches: RegExpExecArray[]) => matches.map(([, name, value]) => [name, value]);
    expect(pairs(ofStaticHost)).toEqual(Object.entries(headers));
    expect(pairs(ofNginx)).toEqual(Object.entries(headers));
  });

  it('cache the same folders in the same way', () => {
    const ofStaticHost = [...staticHost.matchAll(/^(\/.+)\*\n {2}Cache-Control: (.*)$/gm)];
    const ofNginx = [...nginxHttp(caching, bases).matchAll(/^ {2}~\^(\S+) "(.*)";$/gm)];
    const pairs = (matches: RegExpExecArray[]) =>
      matches.map(([, folder, value]) => [folder, value]);
    expect(pairs(ofStaticHost)).toEqual(pairs(ofNginx));
    expect(pairs(ofNginx)).toContainEqual(['/fr/assets/', 'public, max-age=31536000, immutable']);
  });

  it('redirect the same pages, in each language', () => {
    const ofStaticHost = redirectsFile(moved).trim().split('\n');
    const ofNginx = nginx.split('\n').filter((line) => line.startsWith('location = '));
    expect(ofStaticHost).toHaveLength(moved.length);
    expect(ofNginx).toHaveLength(moved.length);
    expect(ofStaticHost).toContain('/fr/api/ /fr/api/api/ 301');
    expect(nginx).toContain('location = /fr/api/ { return 301 /fr/api/api/$is_args$args; }');
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
    // Proxies before nginx read 4 kB of headers, unless they are told otherwise.
    const bytes = Object.entries(headers).join('\r\n').length;
    expect(bytes).toBeLessThan(3500);
  });

  it('refuse a value that nginx would read as something else', () => {
    expect(() => nginxServer({'X-Name': 'a "b"'}, [])).toThrow('nginx cannot be given');
  });
});

it('files whose names hold a hash are told from others, in each language', () => {
  const hashed = ['assets/js/a.js', 'fr/assets/js/a.js', 'fr/search-data/texts/a.json'];
  const others = [
    'index.html',
    'img/a.svg',
    'a/b/assets/c.js',
    'assets/../a',
    'search-data/a.json',
  ];
  expect([...hashed, ...others].filter(isHashedFile)).toEqual(hashed);
});
