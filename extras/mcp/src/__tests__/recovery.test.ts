import fs from 'node:fs';
import path from 'node:path';
import {DATA_FOLDER, plainText} from 'docusaurus-search-sections/engine';
import {expect, it, onTestFinished} from 'vitest';
import {serverFactory} from '../server';
import {BuildReader} from '../build/buildReader';
import {writeIndex, writeSite} from './fixture';

function deploy() {
  const folder = writeSite(onTestFinished);
  const build = new BuildReader(folder);
  return {folder, data: path.join(folder, DATA_FOLDER), build};
}

async function search(build: BuildReader) {
  const index = await build.index(await build.edition());
  const {hits} = await index.search({query: 'roadmap', hitsPerPage: 1});
  return [plainText(hits[0]!.headings[0]!), hits[0]!.snippet && plainText(hits[0]!.snippet)];
}

it('reports an incomplete index, and finds the sections of a new one', async () => {
  const {folder, data, build} = deploy();
  expect(await search(build)).toEqual(['Export a roadmap', 'Take a roadmap out as a file.']);
  const index = path.join(data, 'index.json');
  fs.truncateSync(index, 100);
  await expect(search(build)).rejects.toThrow("can't be read at the moment");
  fs.rmSync(index);
  await expect(search(build)).rejects.toThrow("can't be read at the moment");
  writeIndex(folder, [{path: '/guide/new/', headings: ['Roadmaps as files'], content: 'A text.'}]);
  expect(await search(build)).toEqual(['Roadmaps as files', 'A text.']);
});

it('reports an invalid or missing site.json as a deployment', async () => {
  const {folder, build} = deploy();
  const file = path.join(folder, 'site.json');
  for (const spoil of [() => fs.truncateSync(file, 9), () => fs.rmSync(file)]) {
    spoil();
    await expect(search(build)).rejects.toThrow('no valid site.json, perhaps because of a');
    // Clients can still connect.
    await serverFactory(build)({} as Parameters<ReturnType<typeof serverFactory>>[0]);
  }
});

it('returns hits without snippets if the texts are missing', async () => {
  const {data, build} = deploy();
  fs.rmSync(path.join(data, 'texts'), {recursive: true});
  expect(await search(build)).toEqual(['Export a roadmap', null]);
});

it('still reads pages of a site with a hosted search', async () => {
  const build = new BuildReader(writeSite(onTestFinished, {provider: 'hosted'}));
  await expect(search(build)).rejects.toThrow('searched by a hosted provider');
  expect((await build.pages(await build.edition())).listed).toHaveLength(1);
  expect(await build.markdown('roadmapping/export/')).toBeDefined();
});
