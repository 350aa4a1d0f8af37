import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {rawRequest} from '../../support/rawRequest';
import {buildDir} from '../../support/build';
import {expectFacts} from '../../support/expectFacts';
import {startNginx} from '../../support/nginx';
import {findAsset, basePath, getAll, isLive, logTimeout} from './site';

/** The committed configuration. Other hosts differ. */
describe.skipIf(isLive)('nginx', () => {
  it('sends the type of a file, compressed or not', async () => {
    const types: Record<string, string> = {
      '/openapi/telescope.v1.yaml': 'application/yaml',
      '/starter-kit/tasks-template.csv': 'text/csv; charset=utf-8',
      '/starter-kit/tasks-template.xlsx':
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      '/img/mark.svg': 'image/svg+xml',
      '/': 'text/html; charset=utf-8',
      [await findAsset()]: 'text/javascript; charset=utf-8',
    };
    for (const encoding of ['identity', 'br', 'gzip']) {
      const responses = await getAll(Object.keys(types), {'accept-encoding': encoding});
      expectFacts(responses, ({path: requestedPath, headers}) => ({
        [`type in ${encoding}`]: [headers['content-type'], types[requestedPath]],
      }));
    }
  });

  it('serves no host files, folders or files outside the site', async () => {
    const notServed = [
      ...['/404.html', '/fr/404.html', '/figures/', '/index.html.br', `${await findAsset()}.gz`],
      ...['/_headers', '/_redirects'],
    ];
    const outside = [
      ...['/../nginx.conf', '/../../../../etc/passwd', '/assets/../../nginx.conf'],
      ...['/%2e%2e/nginx.conf', '/..%2fnginx.conf', '/assets/..%2f..%2fnginx.conf'],
      ...['/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/..%5cnginx.conf'],
      '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/nginx.conf',
    ];
    const responses = await getAll([...notServed, ...outside]);
    expectFacts(responses, ({path: requestedPath, status, body}) => ({
      status: [status === 400 && outside.includes(requestedPath) ? 404 : status, 404],
      shown: [/load_module|root:/.exec(body.toString()), null],
    }));
  });

  it('writes no file and serves no hidden one, also as an unprivileged user', async () => {
    const files = [
      ...['index.html', 'index.html.br.part', '.env', 'assets/.env', '.git/config'],
      '.well-known/security.txt',
    ];
    const folder = folderWith(Object.fromEntries(files.map((file) => [`site/${file}`, 'A text'])));
    fs.chmodSync(folder, 0o755);
    const site = path.join(folder, 'site');
    const nobody = process.getuid?.() === 0 ? 65534 : undefined;
    const generated = `${buildDir}-nginx`;
    const nginx = await startNginx(site, {generated, basePath, uid: nobody});
    onTestFinished(() => nginx.stop());

    const {status, body} = await rawRequest(nginx.address, '/?from=log');
    expect([status, body.toString()]).toEqual([200, 'A text']);
    const line =
      /^127\.0\.0\.1 - - \[[^\]]+\] "GET \/\S*\?from=log HTTP\/1\.1" 200 \d+ "-" "-" [\d.]+$/m;
    await expect.poll(() => nginx.readLog(), logTimeout).toMatch(line);
    expect(nginx.readLog()).not.toMatch(/\[(?:warn|error|alert|emerg)\]/);
    const hidden = ['/.env', '/assets/.env', '/.git/config', '/%2egit/config', '/.git/', '/.git'];
    for (const file of [...hidden, '/index.html.br.part']) {
      expect([file, (await rawRequest(nginx.address, file)).status]).toEqual([file, 404]);
    }
    const {headers} = await rawRequest(nginx.address, '/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it("2,100 requests that never end don't block readers", async () => {
    // A slow machine takes long to open the connections.
    const edits = {'client_header_timeout 10s': 'client_header_timeout 600s'};
    const nginx = await startNginx(buildDir, {basePath, edits});
    onTestFinished(() => nginx.stop());
    const {hostname, port} = new URL(nginx.address);
    const sockets = Array.from({length: 2100}, () => net.connect(Number(port), hostname));
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write('GET / HTTP/1.1\r\nHost: docs.example.com\r\n');
      }),
    );
    expect((await rawRequest(nginx.address, '/glossary/')).status).toBe(200);
    expect(sockets.filter(({destroyed}) => destroyed)).toHaveLength(0);
  });
});
