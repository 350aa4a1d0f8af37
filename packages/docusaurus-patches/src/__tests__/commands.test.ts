import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {patchCommands} from '../commands';

async function serve(args: string[], location: string) {
  const {createServer} = http;
  patchCommands(['serve', ...args], true);
  // Like Docusaurus and serve-handler.
  const server = http.createServer((_request, response) => {
    response.writeHead(301, {Location: location}).end();
  });
  http.createServer = createServer;
  server.listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const {address, port} = server.address() as AddressInfo;
  const url = `http://localhost:${port}/search?q=a%20b`;
  const {headers} = await fetch(url, {redirect: 'manual'});
  return {address, location: headers.get('location')};
}

it('`docusaurus serve` listens on its host only, and keeps queries', async () => {
  const local: unknown = expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/);
  expect(await serve(['--port', '3000'], '/search/')).toEqual({
    address: local,
    location: '/search/?q=a%20b',
  });
  expect(await serve(['--host', '0.0.0.0'], '/search/?q=a')).toEqual({
    address: '0.0.0.0',
    location: '/search/?q=a',
  });
});
