import fs from 'node:fs';
import path from 'node:path';
import {DATA_FOLDER, plainText} from 'docusaurus-search-sections/engine';
import {expect, it, onTestFinished} from 'vitest';
import {serverFactory} from '../server';
import {BuildReader} from '../build/buildReader';
import {writeIndex, writeSite, type Sections} from './fixture';

function deploy() {
  const folder = writeSite(onTestFinished);
  const reported: string[] = [];
  const report = (error: unknown) => void reported.push((error as Error).message);
  const data = path.join(folder, DATA_FOLDER);
  return {folder, data, build: new BuildReader(folder, report), reported};
}

const newer: Sections = [
  {path: '/guide/new/', headings: ['Roadmaps as files'], content: 'A newer text about files.'},
];

async function search(build: BuildReader) {
  const index = await build.index(await build.edition());
  const {hits} = await index.search({query: 'roadmap', hitsPerPage: 1});
  return [plainText(hits[0]!.headings[0]!), hits[0]!.snippet && plainText(hits[0]!.snippet)];
}

const before = ['Export a roadmap', 'Take a roadmap out as a file.'];
const after = ['Roadmaps as files', 'A newer text about files.'];

it('reports missing files of a deployment, and works once they exist', async () => {
  const {data, build, reported} = deploy();
  fs.renameSync(data, `${data}-away`);
  await expect(search(build)).rejects.toThrow("can't be read at the moment");
  expect(reported).toHaveLength(1);
  fs.renameSync(`${data}-away`, data);
  expect(await search(build)).toEqual(before);
});

it('reports an invalid or missing site.json as a deployment', async () => {
  const {folder, build, reported} = deploy();
  const file = path.join(folder, 'site.json');
  for (const text of ['{}', '[]', 'null', '{"name":', '', undefined]) {
    fs.rmSync(file);
    if (text !== undefined) {
      fs.writeFileSync(file, text);
    }
    await expect(search(build)).rejects.toThrow('no valid site.json, perhaps because of a');
    // Clients can still connect.
    await serverFactory(build)({} as Parameters<ReturnType<typeof serverFactory>>[0]);
  }
  expect(reported).toEqual([]);
});

it('uses the previous index until the new one is complete', async () => {
  const {folder, data, build, reported} = deploy();
  expect(await search(build)).toEqual(before);
  const index = path.join(data, 'index.json');
  const whole = fs.readFileSync(index, 'utf8');
  for (const broken of [whole.slice(0, 100), whole.replace(/"format":\d+/, '"format":0')]) {
    fs.writeFileSync(index, broken);
    expect(await search(build)).toEqual(before);
  }
  expect(reported).toHaveLength(2);
  writeIndex(folder, newer);
  expect(await search(build)).toEqual(after);
});

it('returns hits without snippets if the texts are missing', async () => {
  const {data, build} = deploy();
  fs.rmSync(path.join(data, 'texts'), {recursive: true});
  expect(await search(build)).toEqual(['Export a roadmap', null]);
});

it('still reads pages of a site with a hosted search', async () => {
  const build = new BuildReader(writeSite(onTestFinished, {provider: 'hosted'}), () => {});
  await expect(search(build)).rejects.toThrow('searched by a hosted provider');
  expect((await build.pages(await build.edition())).listed).toHaveLength(1);
  expect(await build.markdown('roadmapping/export/')).toBeDefined();
});
