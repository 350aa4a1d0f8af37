import {describe, expect, it, onTestFinished} from 'vitest';
import {startStaticServer, type Answer} from '../../../../../tools/site/staticServer';
import {newFolder, write} from '../../__tests__/fixture';
import {liveSource} from '../liveSource';

const answerWith = (status: number, text = '', headers = {}): Answer => ({
  status,
  headers,
  body: Buffer.from(text),
});

/** A site with a file, which answers for some paths as it is told to in `instead`. */
async function startSite(options?: Parameters<typeof liveSource>[2]) {
  const folder = newFolder(onTestFinished);
  write(folder, 'a.md', 'one');
  const instead: Record<string, Answer | Promise<Answer>> = {};
  const {address, requests, sent, stop} = await startStaticServer(folder, {
    basePath: '/guide/',
    change: (pathname, answer) => instead[pathname.replace('/guide/', '')] ?? answer,
  });
  onTestFinished(stop);
  const reported: unknown[] = [];
  const source = liveSource(`${address}/`, (error) => reported.push(error), options);
  return {source, instead, requests, sent, reported};
}

describe('a live site', {timeout: 30_000}, () => {
  it('is asked once while a file is fresh', async () => {
    const {source, requests} = await startSite({freshFor: Infinity});
    const [first, second] = await Promise.all([source.read('a.md'), source.read('a.md')]);
    expect(first).toBe('one');
    expect(second).toBe(first);
    expect(await source.read('a.md')).toBe(first);
    expect(requests).toEqual(['/guide/a.md']);
  });

  it('is asked then whether the file has changed, which keeps it when it has not', async () => {
    const {source, sent, reported, instead} = await startSite({freshFor: 0});
    const first = await source.read('a.md');
    expect(await source.read('a.md')).toBe(first);
    expect(sent.map(({status}) => status)).toEqual([200, 304]);
    expect(reported).toEqual([]);
    instead['a.md'] = answerWith(200, 'two');
    expect(await source.read('a.md')).toBe('two');
  });

  it('has nothing where it says so, or has a page for it', async () => {
    const {source, requests, instead} = await startSite();
    instead['page.md'] = answerWith(200, '<p>', {'content-type': 'text/html'});
    expect(await source.read('no.md')).toBeUndefined();
    expect(await source.read('page.md')).toBeUndefined();
    expect(await source.read('../outside.md')).toBeUndefined();
    expect(requests).not.toContain('/outside.md');
  });

  it('is not followed to another place, and may fail', async () => {
    const {source, instead} = await startSite();
    instead['a.md'] = answerWith(302, '', {location: '/guide/b.md'});
    instead['b.md'] = answerWith(200, 'of another place');
    await expect(source.read('a.md')).rejects.toThrow();
    instead['a.md'] = answerWith(503);
    await expect(source.read('a.md')).rejects.toThrow('503');
    delete instead['a.md'];
    expect(await source.read('a.md')).toBe('one');
  });

  it('has a time to answer in', async () => {
    const {source, instead} = await startSite({timeout: 1});
    instead['a.md'] = new Promise(() => {});
    await expect(source.read('a.md')).rejects.toThrow('timeout');
  });
});
