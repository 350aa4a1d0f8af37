import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, describe, expect, it, onTestFinished} from 'vitest';
import {expectNoLeak, serve, writeSite} from '../../__tests__/fixture';
import {BuildReader} from '../../build/buildReader';
import {serverFactory} from '../../server';
import {httpLimits, serveHttp} from '../serveHttp';

const folder = writeSite(afterAll);
const server = await serve(afterAll, folder, ['docs.example.com']);
const {hostname, port} = new URL(server.address);

const list = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}});
const accept = 'application/json, text/event-stream';

type RequestChanges = http.RequestOptions & {headers?: http.OutgoingHttpHeaders; body?: string};

async function send({headers, body = list, ...changes}: RequestChanges = {}) {
  // `fetch` doesn't allow another `Host`.
  const request = http.request(server.address, {
    ...{method: 'POST', agent: false, ...changes},
    headers: {'content-type': 'application/json', accept, ...headers},
  });
  // The server may close the connection before reading everything.
  request.on('error', () => undefined).end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, headers: response.headers, text: await text(response)};
}

describe('serveHttp', {timeout: 60_000}, () => {
  it('responds without a session', async () => {
    const response = await send({headers: {'mcp-session-id': 'x'}});
    expect(response.status).toBe(200);
    expect(response.text).toContain('search_docs');
    expect(response.headers['mcp-session-id']).toBeUndefined();
    expect((await send({method: 'GET', body: ''})).status).toBe(405);
  });

  it.each([
    ['from another origin', {headers: {origin: 'https://evil.example'}}, 403],
    ['to another host', {headers: {host: 'evil.example'}}, 403],
    ['to another path', {path: '/etc/passwd'}, 404],
    ['with a large message', {body: list.replace('{}', `{"x":"${'x'.repeat(1e6)}"}`)}, 413],
    ['with a batch', {body: ` [${list},${list}]`}, 400],
    ['with invalid JSON', {body: '{"jsonrpc":'}, 400],
    ['with another content type', {headers: {'content-type': 'text/plain'}}, 415],
  ])('rejects requests %s', async (_, changes, status) => {
    const response = await send(changes);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({jsonrpc: '2.0', error: {}});
    expectNoLeak(response.text, folder);
  });

  it.each([
    {origin: 'https://docs.example.com'},
    {origin: 'http://localhost:6274'},
    {host: 'docs.example.com'},
  ])('accepts allowed hosts and localhost: %o', async (headers) => {
    expect((await send({headers})).status).toBe(200);
  });

  it('rejects calls while too many are pending', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const factory = serverFactory(new BuildReader(folder));
    const slowServer = await serveHttp(
      async (context) => {
        await released;
        return factory(context);
      },
      {port: 0, allow: []},
    );
    onTestFinished(() => slowServer.close());
    const post = async () => {
      const headers = {'content-type': 'application/json', accept};
      const response = await fetch(slowServer.address, {method: 'POST', headers, body: list});
      if (response.status === 503) {
        release();
      }
      return [response.status, response.headers.get('retry-after')];
    };
    const places = httpLimits.pendingCalls;
    const responses = await Promise.all(Array.from({length: places + 1}, post));
    expect(responses.filter(([status]) => status === 200)).toHaveLength(places);
    expect(responses).toContainEqual([503, '5']);
  });

  it('closes a connection with an incomplete request', async () => {
    const socket = net.connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.on('error', () => undefined).write('POST /mcp HTTP/1.1\r\nHost: localhost\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
