import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listFiles} from '../../../packages/built-site/src/files';
import type {SiteCopy} from '../../support/siteCopy';
import {buildSite, createSite} from './site';

/** Builds with the caches that exist. @returns the files' hashes */
async function buildWarm(site: SiteCopy): Promise<Record<string, string>> {
  await buildSite(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: undefined});
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(site.path(file)))
      .digest('hex');
  const files = ['build', 'build-nginx'].flatMap((folder) =>
    listFiles(site.path(folder)).map((file) => `${folder}/${file}`),
  );
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

it('writes the same files with and without caches, also after an edit', async () => {
  const site = await createSite('warm');
  const first = await buildWarm(site);
  expect(fs.readdirSync(site.path('node_modules/.cache'))).toContain('guide');
  expect(await buildWarm(site)).toEqual(first);

  await site.edit('docs/support_en.mdx', (text) => text.replace('## Code', 'Call us.\n\n## Code'));
  const edited = await buildWarm(site);
  const changed = Object.keys(edited).filter((file) => edited[file] !== first[file]);
  expect(changed).toEqual(
    expect.arrayContaining(['build/support_en.md', 'build/support_en/index.html']),
  );
  expect(changed).not.toContain('build/index.md');

  fs.rmSync(site.path('node_modules'), {recursive: true});
  fs.rmSync(site.path('.docusaurus'), {recursive: true});
  expect(await buildWarm(site)).toEqual(edited);
});
