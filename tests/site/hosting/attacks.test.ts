import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {rawRequest} from '../../support/rawRequest';
import {buildDir} from '../../support/build';
import {startNginx} from '../../support/nginx';
import {basePath, isLive} from './site';

it.skipIf(isLive)("2,100 requests that never end don't block readers", async () => {
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

it.skipIf(isLive)('a cache in front of the site keeps pages and their Markdown apart', async () => {
  const folder = folderWith();
  const generated = path.join(folder, 'generated');
  fs.cpSync(`${buildDir}-nginx`, generated, {recursive: true});
  fs.appendFileSync(
    path.join(generated, 'http.conf'),
    `proxy_cache_path ${folder}/cache keys_zone=pages:1m;`,
  );
  const nginx = await startNginx(buildDir, {
    basePath,
    generated,
    extraFiles: {
      'cache.server.conf': `location /cached/ {
        rewrite ^/cached(/.*) $1 break;
        proxy_pass http://127.0.0.1:$server_port;
        proxy_cache pages;
        proxy_cache_valid 1h;
        proxy_ignore_headers Cache-Control;
        add_header Cached $upstream_cache_status;
      }`,
    },
  });
  onTestFinished(() => nginx.stop());
  const fetchCached = async (accept: string) => {
    const page = `/cached${basePath}glossary/`;
    const {headers, body} = await rawRequest(new URL(nginx.address).origin, page, {
      headers: {accept},
    });
    return [headers.cached, body.toString().startsWith('---') ? 'Markdown' : 'page'];
  };
  expect(await fetchCached('text/markdown')).toEqual(['MISS', 'Markdown']);
  expect(await fetchCached('text/html')).toEqual(['MISS', 'page']);
  expect(await fetchCached('text/markdown')).toEqual(['HIT', 'Markdown']);
  expect(await fetchCached('text/html')).toEqual(['HIT', 'page']);
});
