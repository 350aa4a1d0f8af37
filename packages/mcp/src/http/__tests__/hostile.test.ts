import http from 'node:http';
import net from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {siteOf, writeSite} from '../../__tests__/fixture';
import {serverFactory} from '../../server';
import {serveHttp, type HttpOptions, type HttpServer} from '../serveHttp';

let folder: string;
let server: HttpServer;
const options: HttpOptions = {
  port: 0,
  host: '127.0.0.1',
  allow: ['docs.example.com'],
  isBehindProxy: false,
  rate: 100_000,
};
const serve = (changes: Partial<HttpOptions> = {}) =>
  serveHttp(serverFactory(siteOf(folder)), {...options, ...changes}, () => {});

beforeAll(async () => {
  folder = writeSite();
  server = await serve();
});
afterAll(() => server.close());

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  to?: HttpServer;
}

const list = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}});
const headersOfClient = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** Asks as a client of the older versions does, with a few changes. */
function ask({
  method = 'POST',
  path = '/mcp',
  headers = {},
  body = list,
  to = server,
}: Asked = {}): Promise<{status: number; headers: http.IncomingHttpHeaders; text: string}> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      new URL(path, to.address),
      {method, headers: {...headersOfClient, ...headers}, agent: false},
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          resolve({status: response.statusCode!, headers: response.headers, text});
        });
      },
    );
    request.on('error', reject);
    request.end(method === 'POST' ? body : undefined);
  });
}

function expectNoLeak(text: string): void {
  expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+|\.ts\b/);
  expect(text).not.toContain(folder);
}

describe('the server over HTTP', () => {
  it('answers, and opens no session', async () => {
    const {status, headers, text} = await ask({headers: {'mcp-session-id': 'x'}});
    expect(status).toBe(200);
    expect(text).toContain('search_docs');
    expect(headers['mcp-session-id']).toBeUndefined();
    expect((await ask({method: 'GET'})).status).toBe(405);
    expect((await ask({method: 'DELETE'})).status).toBe(405);
  });

  it.each([
    ['from a page of another site', {headers: {origin: 'https://evil.example'}}, 403],
    ['from a page without origin', {headers: {origin: 'null'}}, 403],
    ['by another name', {headers: {host: 'evil.example'}}, 403],
    ['at another address', {path: '/etc/passwd'}, 404],
    ['with too long a message', {body: list.replace('{}', `{"x":"${'x'.repeat(1e6)}"}`)}, 413],
    ['with no JSON', {body: '{"jsonrpc":'}, 400],
    ['with another type', {headers: {'content-type': 'text/plain'}}, 415],
    ['in an unknown version', {headers: {'mcp-protocol-version': '1999-01-01'}}, 400],
  ])('refuses what is asked %s', async (_, asked, status) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({jsonrpc: '2.0', error: {}});
    expectNoLeak(answer.text);
  });

  it('answers pages of the site that it is allowed for, and of this machine', async () => {
    for (const origin of ['https://docs.example.com', 'http://localhost:6274']) {
      expect((await ask({headers: {origin}})).status).toBe(200);
    }
    expect((await ask({headers: {host: 'docs.example.com'}})).status).toBe(200);
  });

  it('refuses an unknown method with an error of the protocol', async () => {
    const {text} = await ask({body: list.replace('tools/list', 'files/delete')});
    expect(text).toContain('"error":{"code":-32601,');
  });

  it('bounds the requests of an address, 1,000 of them, and tells when to come back', async () => {
    const bounded = await serve({rate: 20, isBehindProxy: true});
    const from = (address: string) => ask({to: bounded, headers: {'x-real-ip': address}});
    const answers = await Promise.all(Array.from({length: 1000}, () => from('192.0.2.1')));
    const refused = answers.filter(({status}) => status === 429);
    const rest = answers.filter((answer) => !refused.includes(answer));
    expect(rest.filter(({status}) => status !== 200)).toEqual([]);
    expect(rest.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(500);
    expect(refused[0]!.headers['retry-after']).toBe('1');
    expect(JSON.parse(refused[0]!.text)).toMatchObject({error: {message: 'Too many requests.'}});
    expect((await from('192.0.2.2')).status).toBe(200);
    await bounded.close();
  }, 20_000);

  it('goes on answering beside 1,000 connections that say nothing', async () => {
    const {hostname, port} = new URL(server.address);
    const silent = await Promise.all(
      Array.from(
        {length: 1000},
        () =>
          new Promise<net.Socket>((resolve, reject) => {
            const socket = net.connect(Number(port), hostname, () => resolve(socket));
            socket.once('error', reject);
          }),
      ),
    );
    silent.forEach((socket) => socket.on('error', () => undefined).write('POST /mcp HTTP/1.1\r\n'));
    expect((await ask()).status).toBe(200);
    silent.forEach((socket) => socket.destroy());
  }, 20_000);

  it('closes a connection whose request does not come to an end', async () => {
    const {hostname, port} = new URL(server.address);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(Number(port), hostname);
      socket.write('POST /mcp HTTP/1.1\r\nHost: localhost\r\n');
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 20_000);
});
