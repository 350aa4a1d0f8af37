import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {createInterface} from 'node:readline';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildDir} from '../../support/build';
import {startNginx, type Nginx} from '../../support/nginx';
import {basePath} from './site';

/** What `deploy/mcp/Containerfile` runs, as it runs it: another folder and a free port are the only differences. */
const entrypoint = JSON.parse(
  /^ENTRYPOINT (.*)$/m.exec(fs.readFileSync('deploy/mcp/Containerfile', 'utf8'))![1]!,
) as string[];

describe.skipIf(process.env.SITE)('the server for assistants, behind nginx', () => {
  let server: ChildProcess;
  let nginx: Nginx;

  beforeAll(async () => {
    execFileSync('npm', ['run', '--silent', 'mcp:bundle'], {stdio: 'ignore'});
    const args = entrypoint
      .slice(1)
      .map(
        (arg) => ({'server.cjs': 'build-mcp/server.cjs', site: buildDir, '8765': '0'})[arg] ?? arg,
      );
    server = spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'pipe']});
    const address = await addressOf(server);
    const configuration = fs.readFileSync('deploy/nginx/mcp.conf', 'utf8');
    expect(configuration).toContain('http://127.0.0.1:8765;');
    nginx = await startNginx(buildDir, {
      basePath,
      beside: {'mcp.conf': configuration.replace('http://127.0.0.1:8765', address)},
    });
  });
  afterAll(async () => {
    await nginx.stop();
    server.kill();
  });

  const endpoint = () => new URL('/mcp', nginx.address);

  it('answers beside the site', async () => {
    const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
    await client.connect(new StreamableHTTPClientTransport(endpoint()));
    const {structuredContent} = await client.callTool({
      name: 'search_docs',
      arguments: {query: 'export a roadmap', limit: 1},
    });
    expect(structuredContent).toMatchObject({hits: [{title: 'Export a roadmap'}]});
    await client.close();
    expect((await fetch(`${nginx.address}/roadmapping/export/`)).status).toBe(200);
  });

  it('refuses pages of other sites, messages that are too long, and too many requests', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(endpoint(), {
        method: 'POST',
        headers: {'content-type': 'application/json', ...headers},
        body,
      }).then(({status}) => status);
    expect(await post('{}', {origin: 'https://evil.example'})).toBe(403);
    expect(await post('x'.repeat(100_000))).toBe(413);
    // Whoever says to be another one is counted all the same.
    const statuses = await Promise.all(
      Array.from({length: 100}, (_, one) => post('{}', {'x-real-ip': `192.0.2.${one}`})),
    );
    expect(statuses).toContain(429);
  });
});

/** Where the server says that it is, without its path. */
async function addressOf({stderr}: ChildProcess): Promise<string> {
  for await (const line of createInterface({input: stderr!})) {
    const address = /served at (http:\/\/\S+)\/mcp\./.exec(line)?.[1];
    if (address) {
      return address;
    }
  }
  throw new Error('The server has not started.');
}
