import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {expect, it, onTestFinished} from 'vitest';
import {buildDir} from '../../support/build';
import {startNginx} from '../../support/nginx';
import {basePath, isLive} from './site';

it.skipIf(isLive)(
  'the server for assistants answers behind nginx, and refuses what it has to',
  async () => {
    const server = await startServer();
    const configuration = fs.readFileSync('deploy/nginx/mcp.conf', 'utf8');
    expect(configuration).toContain('http://127.0.0.1:8765;');
    const nginx = await startNginx(buildDir, {
      basePath,
      beside: {'mcp.conf': configuration.replace('http://127.0.0.1:8765', server)},
    });
    onTestFinished(() => nginx.stop());
    const endpoint = new URL('/mcp', nginx.address);

    const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
    await client.connect(new StreamableHTTPClientTransport(endpoint));
    const asked = {name: 'search_docs', arguments: {query: 'export a roadmap', limit: 1}};
    const {structuredContent} = await client.callTool(asked);
    expect(structuredContent).toMatchObject({hits: [{title: 'Export a roadmap'}]});
    await client.close();
    expect((await fetch(`${nginx.address}/roadmapping/export/`)).status).toBe(200);

    const post = async (body: string, headers: Record<string, string>) => {
      const type = {'content-type': 'application/json'};
      return (await fetch(endpoint, {method: 'POST', headers: {...type, ...headers}, body})).status;
    };
    expect(await post('{}', {origin: 'https://evil.example'})).toBe(403);
    expect(await post('x'.repeat(100_000), {})).toBe(413);
    const statuses = await Promise.all(Array.from({length: 100}, () => post('{}', {})));
    expect(statuses).toContain(429);
  },
);

/**
 * Starts what `deploy/mcp/Containerfile` runs until the test ends; another folder and a free port are the
 * only differences.
 *
 * @returns its address, without its path
 */
async function startServer(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const bundle = path.join(folder, 'server.cjs');
  const readme = fs.readFileSync('deploy/README.md', 'utf8');
  const [, esbuild] = /^npx (esbuild .*) --outfile=.*$/m.exec(readme)!;
  execFileSync('npx', [...esbuild!.split(' '), `--outfile=${bundle}`]);
  const container = fs.readFileSync('deploy/mcp/Containerfile', 'utf8');
  const [, ...args] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(container)![1]!) as string[];
  const here: Record<string, string> = {'server.cjs': bundle, site: buildDir, '8765': '0'};
  const server = spawn(
    process.execPath,
    args.map((arg) => here[arg] ?? arg),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onTestFinished(() => void server.kill());
  return addressOf(server);
}

/** Where the server says that it is. */
async function addressOf({stderr}: ChildProcess): Promise<string> {
  for await (const line of createInterface({input: stderr!})) {
    const address = /served at (http:\/\/\S+)\/mcp\./.exec(line)?.[1];
    if (address) {
      return address;
    }
  }
  throw new Error('The server has not started.');
}
