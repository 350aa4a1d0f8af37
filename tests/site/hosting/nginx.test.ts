import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {ask, type Question} from '../../support/ask';
import {buildDir} from '../../support/build';
import {startNginx, type Nginx} from '../../support/nginx';
import {anAsset, basePath, get as getFromSite} from './site';

/** What the committed configuration does in a real nginx, and other hosts in their own way. */
describe.skipIf(process.env.SITE)('nginx', () => {
  let asset: string;
  beforeAll(async () => {
    asset = await anAsset();
  });
  const address = (text: string) => text.replace('ASSET', asset);
  const get = (text: string, headers?: Question['headers']) => getFromSite(address(text), headers);

  it.each(['/', '/fr/glossary/', 'ASSET', '/search-data/index.json', '/sitemap.xml'])(
    'sends the files of %s that were compressed before',
    async (text) => {
      const file = buildDir + address(text).replace(/\/$/, '/index.html');
      for (const [accepted, ending] of Object.entries({
        'gzip, deflate, br': '.br',
        gzip: '.gz',
        'gzip, br;q=0': '.gz',
        identity: '',
      })) {
        const {headers, body} = await get(text, {'accept-encoding': accepted});
        expect(headers['content-length']).toBe(String(body.length));
        expect([accepted, body.equals(fs.readFileSync(file + ending))]).toEqual([accepted, true]);
      }
    },
  );

  /** The headers of `server.conf`, by name. */
  const promised = () =>
    Object.fromEntries(
      [
        ...fs
          .readFileSync(`${buildDir}-nginx/server.conf`, 'utf8')
          .matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm),
      ].map(([, name, value]) => [name!.toLowerCase(), value!]),
    );

  it.each<[string, string, number, Question?]>([
    ['a compressed page', '/fr/', 200, {headers: {'accept-encoding': 'br'}}],
    ['the head of a page', '/glossary/', 200, {method: 'HEAD'}],
    ['a part of a file', '/sitemap.xml', 206, {headers: {range: 'bytes=0-9'}}],
    ['a page without its slash', '/glossary', 301],
    ['a hidden file', '/.git/config', 404],
    ['a method that is not allowed', '/', 405, {method: 'POST'}],
    ['an address with a null in it', '/%00', 400],
    ['an address that is too long', `/${'a'.repeat(9000)}`, 414],
  ])('sends the headers with %s (%s)', async (_, asked, status, question) => {
    const answer = await ask(inject('address'), asked, question);
    expect(answer.status).toBe(status);
    expect(Object.keys(promised())).toHaveLength(8);
    expect(answer.headers).toMatchObject(promised());
    expect(answer.headers.server).toBe('nginx');
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  });

  it.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/openapi/telescope.v1.yaml', 'application/yaml'],
    ['/starter-kit/tasks-template.csv', 'text/csv; charset=utf-8'],
    [
      '/starter-kit/tasks-template.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/img/mark.svg', 'image/svg+xml'],
    ['/', 'text/html; charset=utf-8'],
    ['ASSET', 'text/javascript; charset=utf-8'],
  ])('says that %s is %s, compressed or not', async (asked, type) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const {headers} = await get(asked, {'accept-encoding': encoding});
      expect(headers['content-type']).toBe(type);
    }
  });

  it.each([
    '/404.html',
    '/fr/404.html',
    '/figures/',
    '/index.html.br',
    'ASSET.gz',
    '/_headers',
    '/_redirects',
    '/.env',
    '/fr/.env',
    '/assets/.hidden/file',
  ])('does not serve %s', async (asked) => {
    expect((await get(asked)).status).toBe(404);
  });

  it.each([
    '/../nginx.conf',
    '/../../../../etc/passwd',
    '/assets/../../nginx.conf',
    '/%2e%2e/nginx.conf',
    '/..%2fnginx.conf',
    '/assets/..%2f..%2fnginx.conf',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5cnginx.conf',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/nginx.conf',
  ])('shows no file beside the site at %s', async (asked) => {
    const {status, body} = await get(asked);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/load_module|root:/);
  });

  describe('run by a user without any right', () => {
    const nobody = 65534;
    let site: string;
    let nginx: Nginx;
    beforeAll(async () => {
      site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
      fs.chmodSync(site, 0o755);
      for (const file of ['index.html', '.env', '.git/config', '.well-known/security.txt']) {
        fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
        fs.writeFileSync(path.join(site, file), 'A text');
      }
      fs.cpSync(`${buildDir}-nginx`, `${site}-nginx`, {recursive: true});
      nginx = await startNginx(site, {
        basePath,
        uid: process.getuid?.() === 0 ? nobody : undefined,
      });
    });
    afterAll(async () => {
      await nginx.stop();
      [site, `${site}-nginx`].forEach((folder) => fs.rmSync(folder, {recursive: true}));
    });

    it('writes nowhere but in the place for temporary files', async () => {
      const {status, body} = await ask(nginx.address, '/');
      expect([status, body.toString()]).toEqual([200, 'A text']);
      expect(nginx.readLog()).not.toMatch(/\[(?:warn|error|alert|emerg)\]/);
    });

    it('shows no hidden files, but those of the known place', async () => {
      for (const file of ['/.env', '/.git/config', '/%2egit/config', '/.git/', '/.git']) {
        expect([file, (await ask(nginx.address, file)).status]).toEqual([file, 404]);
      }
      expect((await ask(nginx.address, '/.well-known/security.txt')).status).toBe(200);
    });

    it('writes what is asked for to the log, in one line', async () => {
      await ask(nginx.address, '/?from=log');
      await expect
        .poll(() => nginx.readLog())
        .toMatch(
          /^127\.0\.0\.1 - - \[[^\]]+\] "GET \/\S*\?from=log HTTP\/1\.1" 200 \d+ "-" "-" [\d.]+$/m,
        );
    });
  });
});
