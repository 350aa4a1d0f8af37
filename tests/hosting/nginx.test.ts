import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defaultLocale} from '../../src/config/locales';
import {movedPages} from '../../src/hosting/movedPages';
import {ask} from '../support/ask';
import {buildDir, htmlFiles, readBuild} from '../support/build';
import {locales, localized, routes} from '../support/contract';
import {startNginx, type Nginx} from '../support/nginx';

/** The committed configuration, with the rules and the files of the build, in a real nginx. */

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx(buildDir);
});
afterAll(() => nginx.stop());

const get = (address: string, headers?: Record<string, string>) =>
  ask(nginx.origin, address, {headers});

const anAsset = `/assets/js/${fs.readdirSync(`${buildDir}/assets/js`).find((name) => /^main\..*\.js$/.test(name))}`;
const aFrenchAsset = `/fr${anAsset.replace(/[^/]+$/, '')}${fs.readdirSync(`${buildDir}/fr/assets/js`).find((name) => /^main\..*\.js$/.test(name))}`;
const texts = `/search-data/texts/${fs.readdirSync(`${buildDir}/search-data/texts`).find((name) => name.endsWith('.json'))}`;
const notFound = {en: 'Page not found', fr: 'Page introuvable'};

/** The headers of `server.conf`, by name. */
const promised = Object.fromEntries(
  [
    ...fs
      .readFileSync(`${buildDir}-nginx/server.conf`, 'utf8')
      .matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm),
  ].map(([, name, value]) => [name!.toLowerCase(), value!]),
);

describe('compressed files', () => {
  const decoders = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};

  describe.each(['/', '/fr/glossary/', anAsset, '/search-data/index.json', '/sitemap.xml'])(
    '%s',
    (address) => {
      const file = address.endsWith('/') ? `${address}index.html` : address;

      it.each([
        ['br', 'gzip, deflate, br'],
        ['gzip', 'gzip'],
        ['gzip', 'gzip, br;q=0'],
      ] as const)('is sent as the build made it: %s for "%s"', async (encoding, accepted) => {
        const {headers, body} = await get(address, {'accept-encoding': accepted});
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
          'content-length': String(body.length),
        });
        const ending = encoding === 'br' ? '.br' : '.gz';
        expect(body.equals(fs.readFileSync(buildDir + file + ending))).toBe(true);
        expect(decoders[encoding](body).toString()).toBe(readBuild(file));
      });

      it('is sent as it is to who takes no other', async () => {
        const {headers, body} = await get(address);
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.vary).toBe('Accept-Encoding');
        expect(body.toString()).toBe(readBuild(file));
      });
    },
  );

  it('pictures have none', async () => {
    const {status, headers} = await get('/img/icon-192.png', {'accept-encoding': 'br, gzip'});
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe.each(locales)('what is not there, in %s', (locale) => {
  const at = (address: string) => localized(address, locale);

  it.each([
    '/not-there/',
    '/not-there',
    '/assets/js/main.00000000.js',
    '/figures/',
    '/assets/',
    '/404.html',
  ])('%s has the status 404 and the page of the language', async (address) => {
    const {status, headers, body} = await get(at(address));
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain(notFound[locale]);
    expect(body.toString()).toMatch(new RegExp(`<html[^>]* lang="?${locale}`));
  });

  it('is compressed too', async () => {
    const {status, headers} = await get(at('/not-there/'), {'accept-encoding': 'br'});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  });
});

it('every language but the first has its own page for what is not there', () => {
  const text = fs.readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const locale of locales.filter((other) => other !== defaultLocale)) {
    expect(text).toContain(`~^/${locale}(?:/|$) /${locale}/404.html;`);
  }
});

describe('addresses', () => {
  it('every page of the build answers at its own', async () => {
    const pages = htmlFiles()
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => file.slice(0, -'index.html'.length));
    expect(pages.length).toBeGreaterThan(150);
    const moved = new Set(movedPages.map(({from}) => from.replace(/\/?$/, '/')));
    for (const page of pages.filter((address) => !moved.has(address))) {
      expect([page, (await get(page)).status]).toEqual([page, 200]);
    }
  });

  describe.each(locales)('in %s', (locale) => {
    it.each(Object.entries(routes.aliases))('%s leads to %s, with its query', async (from, to) => {
      const {status, headers} = await get(`${localized(from, locale)}?q=a%20b`);
      expect(status).toBe(301);
      expect(headers.location).toBe(`${localized(to, locale)}?q=a%20b`);
    });

    it('one without the slash at its end leads to the one with it, on the same host', async () => {
      const {status, headers} = await get(`${localized('/glossary', locale)}?from=mail`);
      expect(status).toBe(301);
      expect(headers.location).toBe(`${localized('/glossary/', locale)}?from=mail`);
    });
  });

  it.each([
    '//example.com',
    '//example.com/..',
    '//glossary',
    '/\\\\example.com',
    '/%5cexample.com/..',
  ])('%s does not lead to another host', async (address) => {
    const {status, headers} = await get(address);
    expect([200, 301, 400, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('caching', () => {
  it.each([
    [anAsset, 'public, max-age=31536000, immutable'],
    [aFrenchAsset, 'public, max-age=31536000, immutable'],
    [texts, 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/fr/glossary/', 'public, max-age=0, must-revalidate'],
    ['/search-data/index.json', 'public, max-age=0, must-revalidate'],
    ['/pages.json', 'public, max-age=0, must-revalidate'],
    ['/sitemap.xml', 'public, max-age=0, must-revalidate'],
    ['/img/mark.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/fr/img/mark.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('of %s: %s', async (address, expected) => {
    const {status, headers} = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, expected]);
  });

  it.each(['br', 'gzip', 'identity'])(
    'what has not changed is not sent again: %s',
    async (encoding) => {
      const accepted = {'accept-encoding': encoding};
      const {headers} = await get('/glossary/', accepted);
      const again = await get('/glossary/', {...accepted, 'if-none-match': headers.etag!});
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );
});

describe('headers', () => {
  it('hold the whole policy', () => {
    expect(Object.keys(promised).sort()).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]);
  });

  const kinds: [string, string, number, Parameters<typeof ask>[2]?][] = [
    ['a page', '/', 200],
    ['a compressed page', '/fr/', 200, {headers: {'accept-encoding': 'br'}}],
    ['an asset', anAsset, 200],
    ['a figure', '/img/mark.svg', 200],
    ['the head of a page', '/glossary/', 200, {method: 'HEAD'}],
    ['a part of a file', anAsset, 206, {headers: {range: 'bytes=0-9'}}],
    ['a page that moved', '/api/', 301],
    ['a page without its slash', '/glossary', 301],
    ['what is not there', '/not-there/', 404],
    ['what is not there in French', '/fr/not-there/', 404],
    ['a hidden file', '/.git/config', 404],
    ['a method that is not allowed', '/', 405, {method: 'POST'}],
    ['a method that changes files', '/index.html', 405, {method: 'DELETE'}],
    ['an address with a null in it', '/%00', 400],
    ['an address that is too long', `/${'a'.repeat(9000)}`, 414],
  ];
  it.each(kinds)('come with %s (%s)', async (_, address, status, options) => {
    const answer = await ask(nginx.origin, address, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(promised);
    expectOnce(answer.rawHeaders);
  });

  it('come with what has not changed', async () => {
    const {headers} = await get('/');
    const again = await get('/', {'if-none-match': headers.etag!});
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(promised);
  });

  it('come with a part that no file has, where nginx writes them twice', async () => {
    const {status, headers} = await get(anAsset, {range: 'bytes=99999999-'});
    expect(status).toBe(416);
    for (const [name, value] of Object.entries(promised)) {
      expect([value, `${value}, ${value}`]).toContain(headers[name]);
    }
  });

  it('name neither the version of the server nor a cookie', async () => {
    const {headers} = await get('/');
    expect(headers.server).toBe('nginx');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await get('/%00')).body.toString()).not.toMatch(/nginx\/\d/);
  });

  /** A browser that gets two policies takes what both allow; of other headers it takes none. */
  function expectOnce(rawHeaders: string[]): void {
    const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

describe('files', () => {
  it.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/pages.json', 'application/json; charset=utf-8'],
    ['/img/mark.svg', 'image/svg+xml'],
    ['/img/icon-192.png', 'image/png'],
    ['/', 'text/html; charset=utf-8'],
    [anAsset, 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (address, type) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const {headers} = await get(address, {'accept-encoding': encoding});
      expect(headers['content-type']).toBe(type);
    }
  });

  it('every file of the build has a type', async () => {
    const endings = new Map(
      fs
        .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.\w+$/.test(file) && !/\.(?:br|gz)$|\.html$/.test(file))
        .filter((file) => fs.statSync(path.join(buildDir, file)).isFile())
        .map((file) => [path.extname(file), `/${file}`]),
    );
    expect(endings.size).toBeGreaterThan(6);
    for (const file of endings.values()) {
      const {status, headers} = await get(file);
      expect([file, status]).toEqual([file, 200]);
      expect([file, headers['content-type']]).not.toEqual([file, 'application/octet-stream']);
    }
  });

  it.each([
    '/index.html.br',
    '/index.html.gz',
    `${anAsset}.br`,
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.env',
    '/fr/.env',
    '/assets/.hidden/file',
  ])('%s is not served', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it.each([
    '/../nginx.conf',
    '/../../../../etc/passwd',
    '/assets/../../nginx.conf',
    '/%2e%2e/nginx.conf',
    '/..%2fnginx.conf',
    '/assets/..%2f..%2fnginx.conf',
    '/assets%2f..%2f..%2fnginx.conf',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5cnginx.conf',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/nginx.conf',
    '/site/',
  ])('%s leads to no file beside the site', async (address) => {
    const {status, body} = await get(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/load_module|root:/);
  });

  it('are sent in part to who asks for a part', async () => {
    const {status, headers, body} = await get(anAsset, {range: 'bytes=10-19'});
    expect(status).toBe(206);
    const size = fs.statSync(buildDir + anAsset).size;
    expect(headers['content-range']).toBe(`bytes 10-19/${size}`);
    expect(body.toString()).toBe(readBuild(anAsset).slice(10, 20));
  });

  it('have a head without a body', async () => {
    const {status, headers, body} = await ask(nginx.origin, '/', {method: 'HEAD'});
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(fs.statSync(`${buildDir}/index.html`).size));
  });
});

it('one connection serves many requests', async () => {
  const agent = new http.Agent({keepAlive: true, maxSockets: 1});
  const {hostname, port} = new URL(nginx.origin);
  const ports = new Set<number>();
  for (const address of ['/', '/fr/', '/not-there/', anAsset]) {
    await new Promise<void>((resolve, reject) => {
      http
        .get({hostname, port, path: address, agent}, (response) => {
          ports.add(response.socket.localPort!);
          response.resume().on('end', resolve);
        })
        .on('error', reject);
    });
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

it('what is asked for is written to the log, in one line', async () => {
  await get('/versions/?from=log');
  await expect
    .poll(() => nginx.readLog())
    .toMatch(/^127\.0\.0\.1 \[[^\]]+\] "GET \/versions\/\?from=log HTTP\/1\.1" 200 \d+ [\d.]+$/m);
});

describe('a user without any right', () => {
  const isRoot = process.getuid?.() === 0;
  const nobody = 65534;
  let site: string;
  let rootless: Nginx;
  beforeAll(async () => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    fs.chmodSync(site, 0o755);
    for (const file of ['index.html', '.env', '.git/config', '.well-known/security.txt']) {
      fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      fs.writeFileSync(path.join(site, file), 'A text');
    }
    fs.cpSync(`${buildDir}-nginx`, `${site}-nginx`, {recursive: true});
    rootless = await startNginx(site, {uid: isRoot ? nobody : undefined});
  });
  afterAll(async () => {
    await rootless.stop();
    [site, `${site}-nginx`].forEach((folder) => fs.rmSync(folder, {recursive: true}));
  });

  it('can run it, where nothing but the place for temporary files can be written', async () => {
    const {status, body} = await ask(rootless.origin, '/');
    expect([status, body.toString()]).toEqual([200, 'A text']);
    expect(rootless.readLog()).not.toMatch(/\[(?:warn|error|alert|emerg)\]/);
  });

  it('is not shown hidden files, but for those of the known place', async () => {
    for (const file of ['/.env', '/.git/config', '/%2egit/config', '/.git/', '/.git']) {
      expect([file, (await ask(rootless.origin, file)).status]).toEqual([file, 404]);
    }
    expect((await ask(rootless.origin, '/.well-known/security.txt')).status).toBe(200);
  });
});
