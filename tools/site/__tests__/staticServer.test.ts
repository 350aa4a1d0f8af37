import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {rawRequest} from '../../../tests/support/rawRequest';
import {startStaticServer} from '../staticServer';

const page = '<h1>Glossary</h1>'.repeat(50);
const folder = folderWith(
  {
    'glossary/index.html': page,
    '404.html': 'Not here',
    'assets/js/main.1a2b.js': 'void 0;',
    'img/logo.png': 'png',
  },
  afterAll,
);
const server = await startStaticServer(folder);

afterAll(() => server.stop());

it('serves the page of a folder in Brotli, to be revalidated', async () => {
  const {status, headers, body} = await rawRequest(server.origin, '/glossary/?q=1');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(zlib.brotliDecompressSync(body).toString()).toBe(page);
  expect(server.sent).toEqual([{path: '/glossary/', bytes: body.length, isPrefetch: false}]);
});

it('serves hashed files as immutable, recognises prefetches, and keeps images uncompressed', async () => {
  const address = '/assets/js/main.1a2b.js';
  const script = await rawRequest(server.origin, address, {headers: {'sec-purpose': 'prefetch'}});
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(server.sent.at(-1)).toMatchObject({path: address, isPrefetch: true});
  const picture = await rawRequest(server.origin, '/img/logo.png');
  expect(picture.headers).not.toHaveProperty('content-encoding');
});

it.each(['/none/', '/glossary', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd'])(
  'serves the not-found page for %s',
  async (address) => {
    const {status, body} = await rawRequest(server.origin, address);
    expect(status).toBe(404);
    expect(zlib.brotliDecompressSync(body).toString()).toBe('Not here');
  },
);
