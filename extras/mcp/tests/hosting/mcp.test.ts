import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {text} from 'node:stream/consumers';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {buildDir} from '../../../../tests/support/build';
import {startNginx} from '../../../../tests/support/nginx';
import {basePath, isLive, logTimeout} from '../../../../tests/site/hosting/site';

describe.skipIf(isLive)('the MCP server behind nginx', () => {
  it('answers calls while others send theirs slowly, and rejects other origins and large bodies', async () => {
    const endpoint = await startProxy((await startServer()).address);
    for (let index = 0; index < 16; index += 1) {
      await sendSlowly(endpoint, `127.0.0.${2 + (index % 4)}`);
    }
    const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
    await client.connect(new StreamableHTTPClientTransport(endpoint));
    const toolCall = {name: 'search_docs', arguments: {query: 'export a roadmap', limit: 1}};
    const {structuredContent} = await client.callTool(toolCall);
    expect(structuredContent).toMatchObject({hits: [{title: 'Export a roadmap'}]});
    await client.close();
    expect((await fetch(new URL(`${basePath}roadmapping/export/`, endpoint))).status).toBe(200);

    const otherOrigin = await send(endpoint, '{}', '127.0.0.1', {origin: 'https://evil.example'});
    expect(otherOrigin.status).toBe(403);
    expect((await send(endpoint, 'x'.repeat(100_000), '127.0.0.1')).status).toBe(413);
  });

  it('delays a caller by at most four calls of another one', async () => {
    const {address, pid} = await startServer();
    const endpoint = await startProxy(address);
    const worstCall = call('search_docs', {query: 'zzqx '.repeat(40)});
    const attacks = [
      worstCall,
      call('get_page', {address: '/public_rest_api/routing/'}),
      `[${Array.from({length: 100}, () => worstCall).join()}]`,
    ];
    let completedCalls = 0;
    let isDone = false;
    const attack = async (_: unknown, index: number) => {
      for (let turn = index; !isDone; turn += 1) {
        const {status} = await send(endpoint, attacks[turn % 3]!, '127.0.0.1');
        completedCalls += Number(status === 200);
      }
    };
    const attackers = Promise.all(Array.from({length: 50}, attack));
    await vi.waitUntil(() => completedCalls >= 4, logTimeout);
    for (const query of ['export a roadmap', 'jira', 'invite a user', 'reset my password']) {
      const completedBefore = completedCalls;
      const {status, text} = await send(endpoint, call('search_docs', {query}), '127.0.0.2');
      expect([status, text.includes('"hits"')]).toEqual([200, true]);
      // Includes calls that were already pending, and calls that arrived meanwhile.
      expect(completedCalls - completedBefore).toBeLessThanOrEqual(8);
    }
    isDone = true;
    await attackers;
    const [, peakKb] = /VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))!;
    expect(Number(peakKb) / 1024).toBeLessThan(512);
  });

  it('limits the rate of each caller', async () => {
    // A slow machine doesn't reach the real limit.
    const endpoint = await startProxy('http://127.0.0.1:1', 'rate=1r/m');
    const statusFor = async (localAddress: string) =>
      (await send(endpoint, '{}', localAddress)).status;
    const burst = Array<string>(24).fill('127.0.0.2').map(statusFor);
    expect(await Promise.all(burst)).toContain(429);
    expect(await statusFor('127.0.0.3')).toBe(502);
  });
});

/** A tool call in the format of clients before 2026. */
const call = (name: string, args: object) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: args}});

async function send(url: URL, body: string, localAddress: string, headers = {}) {
  const accept = 'application/json, text/event-stream';
  const request = http.request(url, {
    ...{method: 'POST', agent: false, localAddress},
    headers: {'content-type': 'application/json', accept, ...headers},
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, text: await text(response)};
}

/** Sends the beginning of a call, until the test ends. */
async function sendSlowly({hostname, port}: URL, localAddress: string): Promise<void> {
  const socket = net.connect({port: Number(port), host: hostname, localAddress});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{');
}

async function startProxy(server: string, rate = 'rate=20r/s') {
  const readRules = (name: string) => fs.readFileSync(`extras/mcp/deploy/mcp.${name}.conf`, 'utf8');
  const configuration = readRules('server');
  expect(configuration).toContain('http://127.0.0.1:8765;');
  const nginx = await startNginx(buildDir, {
    basePath,
    extraFiles: {
      'mcp.http.conf': readRules('http').replace('rate=20r/s', rate),
      'mcp.server.conf': configuration
        .replace('http://127.0.0.1:8765', server)
        .replace('proxy_read_timeout 30s', 'proxy_read_timeout 300s'),
    },
  });
  onTestFinished(() => nginx.stop());
  return new URL('/mcp', nginx.address);
}

/** Starts the command of `Containerfile` until the test ends. */
async function startServer() {
  const bundle = path.join(folderWith(), 'server.cjs');
  const readme = fs.readFileSync('extras/mcp/README.md', 'utf8');
  const [, esbuild] = /^npx (esbuild .*) --outfile=.*$/m.exec(readme)!;
  execFileSync('npx', [...esbuild!.split(' '), `--outfile=${bundle}`]);
  const container = fs.readFileSync('extras/mcp/deploy/Containerfile', 'utf8');
  const [, ...args] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(container)![1]!) as string[];
  const localArgs: Record<string, string> = {'server.cjs': bundle, site: buildDir, '8765': '0'};
  const options = args.map((arg) => localArgs[arg] ?? arg);
  const server = spawn(process.execPath, options, {stdio: ['ignore', 'ignore', 'pipe']});
  onTestFinished(() => void server.kill());
  const [line] = (await once(createInterface({input: server.stderr}), 'line')) as [string];
  return {address: /served at (http:\/\/\S+)\/mcp\./.exec(line)![1]!, pid: server.pid};
}
