import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startStaticServer, type StaticServer} from '../../../../../tools/site/staticServer';
import {liveSource} from '../liveSource';

let folder: string;
let server: StaticServer;
/** Answers for some addresses in place of files. */
let instead: Record<string, {status: number; headers: Record<string, string>; body: Buffer}>;

beforeEach(async () => {
  instead = {};
  reported = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  fs.writeFileSync(path.join(folder, 'a.md'), 'one');
  fs.writeFileSync(path.join(folder, '404.html'), 'nothing');
  server = await startStaticServer(folder, {
    basePath: '/guide/',
    change: (pathname, answer) => instead[pathname] ?? answer,
  });
});
afterEach(() => server.stop());

let reported: unknown[];
const site = (options?: Parameters<typeof liveSource>[2]) =>
  liveSource(`${server.address}/`, (error) => reported.push(error), options);

describe('a live site', () => {
  it('is asked once while a file is fresh', async () => {
    const source = site();
    const [first, second] = await Promise.all([source.read('a.md'), source.read('a.md')]);
    expect(first).toEqual({text: 'one'});
    expect(second).toBe(first);
    expect(await source.read('a.md')).toBe(first);
    expect(server.requests).toEqual(['/guide/a.md']);
  });

  it('is asked then whether the file has changed, which keeps it when it has not', async () => {
    const source = site({freshFor: 0});
    const first = await source.read('a.md');
    expect(await source.read('a.md')).toBe(first);
    expect(server.sent.map(({status}) => status)).toEqual([200, 304]);
    instead['/guide/a.md'] = {status: 200, headers: {}, body: Buffer.from('two')};
    expect(await source.read('a.md')).toEqual({text: 'two'});
  });

  it('has nothing where it says so, or has a page for it', async () => {
    instead['/guide/page.md'] = {
      status: 200,
      headers: {'content-type': 'text/html'},
      body: Buffer.from('<p>'),
    };
    expect(await site().read('no.md')).toBeUndefined();
    expect(await site().read('page.md')).toBeUndefined();
    expect(await site().read('../outside.md')).toBeUndefined();
    expect(server.requests).not.toContain('/outside.md');
  });

  it('is not followed to another place, and may fail', async () => {
    instead['/guide/a.md'] = {status: 302, headers: {location: '/guide/b.md'}, body: Buffer.of()};
    await expect(site().read('a.md')).rejects.toThrow();
    instead['/guide/a.md'] = {status: 503, headers: {}, body: Buffer.of()};
    await expect(site().read('a.md')).rejects.toThrow('503');
    delete instead['/guide/a.md'];
    expect(await site().read('a.md')).toEqual({text: 'one'});
  });

  it('counts as it was while it does not answer', async () => {
    const source = site({freshFor: 0});
    const first = await source.read('a.md');
    instead['/guide/a.md'] = {status: 503, headers: {}, body: Buffer.of()};
    expect(await source.read('a.md')).toBe(first);
    expect(reported).toHaveLength(1);
  });

  it('has a time to answer in', async () => {
    const slow = await startStaticServer(folder, {
      change: (_, answer) => new Promise((resolve) => setTimeout(() => resolve(answer), 1000)),
    });
    await expect(
      liveSource(`${slow.address}/`, () => {}, {timeout: 20}).read('a.md'),
    ).rejects.toThrow();
    await slow.stop();
  });
});
