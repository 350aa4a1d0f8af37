import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import http, {type IncomingMessage} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStaticServer, type StaticServer} from '../staticServer';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-server-'));
const page = '<h1>Glossary</h1>'.repeat(50);
let server: StaticServer;

beforeAll(async () => {
  for (const [name, content] of Object.entries({
    'glossary/index.html': page,
    '404.html': 'Not here',
    'assets/js/main.1a2b.js': 'void 0;',
    'img/logo.png': 'png',
  })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  server = await startStaticServer(folder);
});

afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, {recursive: true});
});

/** Asks as it stands: `fetch` would unpack the answer, and put dots out of the path. */
async function ask(
  address: string,
  headers = {},
): Promise<{status: number | undefined; headers: IncomingMessage['headers']; body: Buffer}> {
  const {hostname, port} = new URL(server.origin);
  return new Promise((resolve, reject) => {
    http
      .get({hostname, port, path: address, headers}, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) {
          chunks.push(chunk as Buffer);
        }
        const {statusCode: status} = response;
        resolve({status, headers: response.headers, body: Buffer.concat(chunks)});
      })
      .on('error', reject);
  });
}

describe('startStaticServer', () => {
  it('serves the page of a folder in Brotli, to be asked for anew', async () => {
    const {status, headers, body} = await ask('/glossary/?q=1');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(zlib.brotliDecompressSync(body).toString()).toBe(page);
    expect(server.requests).toContain('/glossary/');
    expect(server.sent.at(-1)).toEqual({
      path: '/glossary/',
      status: 200,
      bytes: body.length,
      isAhead: false,
    });

    const again = await ask('/glossary/', {'if-none-match': headers.etag});
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('knows what a browser asks for ahead', async () => {
    await ask('/assets/js/main.1a2b.js', {'sec-purpose': 'prefetch'});
    expect(server.sent.at(-1)).toMatchObject({path: '/assets/js/main.1a2b.js', isAhead: true});
  });

  it('serves hashed files for ever, and pictures as they are', async () => {
    const script = await ask('/assets/js/main.1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const picture = await ask('/img/logo.png');
    expect(picture.headers).not.toHaveProperty('content-encoding');
    expect(picture.body.toString()).toBe('png');
  });

  it.each(['/none/', '/glossary', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd'])(
    'answers %s with the page for what is not there',
    async (address) => {
      const {status, body} = await ask(address);
      expect(status).toBe(404);
      expect(zlib.brotliDecompressSync(body).toString()).toBe('Not here');
    },
  );

  it('answers with another file for what is not there, uncompressed, when asked to', async () => {
    const compressing = server;
    server = await startStaticServer(folder, {
      missing: {file: '/glossary/index.html', status: 404},
      isCompressed: false,
    });
    const {status, headers, body} = await ask('/none/');
    await server.stop();
    server = compressing;
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(page);
  });

  it('knows no page at an address that it cannot read', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(404);
  });

  it('serves a folder under a path, and nothing outside of it', async () => {
    const atRoot = server;
    server = await startStaticServer(folder, {basePath: '/guide/', isCompressed: false});
    const asked = ['/guide/glossary/', '/guide/none/', '/glossary/', '/'];
    const answers = await Promise.all(asked.map((address) => ask(address)));
    await server.stop();
    expect(server.address).toBe(`${server.origin}/guide`);
    server = atRoot;
    expect(answers.map(({body}) => body.toString())).toEqual([
      page,
      'Not here',
      'Not found',
      'Not found',
    ]);
  });

  it('takes what follows two slashes for no other host', async () => {
    expect((await ask('//elsewhere.example/')).status).toBe(404);
  });
});
