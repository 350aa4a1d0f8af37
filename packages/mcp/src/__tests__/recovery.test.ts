import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {startStaticServer} from '../../../../tools/site/staticServer';
import {liveSource} from '../site/liveSource';
import {Site} from '../site/site';
import {siteOf, writeIndex, writeSite, type Sections} from './fixture';

let folder: string;
let reported: string[];
const report = (error: unknown) => void reported.push((error as Error).message);

beforeEach(() => {
  folder = writeSite();
  reported = [];
});

const newer: Sections = [
  {path: '/guide/new/', headings: ['Roadmaps as files'], content: 'A newer text about files.'},
];

/** The titles that answer, with their snippets. */
async function ask(site: Site, query = 'roadmap') {
  const index = await site.index(await site.edition());
  const {hits} = await index.search({query, hitsPerPage: 1});
  return hits.map(({hierarchy, _snippetResult}) => [
    hierarchy.lvl1,
    _snippetResult.content?.value.replace(/<\/?mark>/g, ''),
  ]);
}

const before = [['Export a roadmap', 'Take a roadmap out as a file.']];
const after = [['Roadmaps as files', 'A newer text about files.']];

describe('a site that is being deployed', () => {
  it('is said to be, and answers once it is there', async () => {
    const site = siteOf(folder, report);
    fs.renameSync(path.join(folder, 'search-data'), path.join(folder, 'away'));
    await expect(ask(site)).rejects.toThrow('cannot be read at the moment');
    expect(reported).toHaveLength(1);
    fs.renameSync(path.join(folder, 'away'), path.join(folder, 'search-data'));
    expect(await ask(site)).toEqual(before);
    fs.rmSync(path.join(folder, 'site.json'));
    await expect(ask(site)).rejects.toThrow('The site has no site.json');
  });

  it('answers from its former index until the new one is whole', async () => {
    const site = siteOf(folder, report);
    expect(await ask(site)).toEqual(before);
    const data = path.join(folder, 'search-data');
    const there = fs.readdirSync(data);
    writeIndex(folder, 'search-data/index.json', 'en', newer);
    const supplement = fs
      .readdirSync(data)
      .find((name) => name.startsWith('supplement-') && !there.includes(name))!;
    fs.renameSync(path.join(data, supplement), path.join(folder, 'away.json'));
    expect(await ask(site)).toEqual(before);
    expect(reported.join()).toContain(supplement);
    fs.renameSync(path.join(folder, 'away.json'), path.join(data, supplement));
    expect(await ask(site)).toEqual(after);
  });

  it('answers from its former index while the new one is cut off', async () => {
    const site = siteOf(folder, report);
    await ask(site);
    const index = path.join(folder, 'search-data/index.json');
    const whole = fs.readFileSync(index);
    fs.writeFileSync(index, whole.subarray(0, 100));
    expect(await ask(site)).toEqual(before);
    fs.writeFileSync(index, JSON.stringify({format: 0}));
    expect(await ask(site)).toEqual(before);
    expect(reported).toHaveLength(2);
    writeIndex(folder, 'search-data/index.json', 'en', newer);
    expect(await ask(site)).toEqual(after);
  });

  it('gives hits without their texts while these are not there', async () => {
    const site = siteOf(folder, report);
    fs.rmSync(path.join(folder, 'search-data/texts'), {recursive: true});
    expect(await ask(site)).toEqual([['Export a roadmap', undefined]]);
  });

  it('has tools for its pages when a hosted provider searches it', async () => {
    const site = siteOf(writeSite({provider: 'hosted'}));
    await expect(ask(site)).rejects.toThrow('searched by a hosted provider');
    expect(await site.pages(await site.edition())).toHaveLength(1);
    expect(await site.twin('roadmapping/export/')).toMatchObject({title: 'Export a roadmap'});
  });
});

describe('a live site', () => {
  it('answers as its folder does, and recovers as it does', async () => {
    let isDown = false;
    const server = await startStaticServer(folder, {
      basePath: '/guide/',
      change: (_, answer) => (isDown ? undefined : answer),
    });
    const site = new Site(liveSource(`${server.address}/`, report, {freshFor: 0}), report);
    isDown = true;
    await expect(ask(site)).rejects.toThrow('The site cannot be read at the moment');
    isDown = false;
    expect(await ask(site)).toEqual(before);
    expect(await site.place(`${server.address}/roadmapping/export/`)).toEqual({
      path: 'roadmapping/export/',
      anchor: '',
    });
    isDown = true;
    expect(await ask(site)).toEqual(before);
    isDown = false;
    const next = writeSite();
    writeIndex(next, 'search-data/index.json', 'en', newer);
    server.serve(next);
    expect(await ask(site)).toEqual(after);
    await server.stop();
  });
});
