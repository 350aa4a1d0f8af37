import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../../packages/content/src/__tests__/files';
import {readBuildFile} from '../readBuildFile';

function prepare() {
  const home = folderWith({'site/fr/a.md': 'one', 'next/fr/a.md': 'new', 'secret.md': 'secret'});
  const folder = path.join(home, 'site');
  fs.symlinkSync('../secret.md', path.join(folder, 'link.md'));
  return {home, folder};
}

it.each(['../secret.md', 'link.md', 'fr', '', 'a\0.md', 'fr/a.md/b', 'no.md'])(
  "doesn't read %j",
  async (name) => {
    expect(await readBuildFile(prepare().folder, name)).toBeUndefined();
  },
);

it('follows the folder itself if it’s a symbolic link, which deployments switch', async () => {
  const {home, folder} = prepare();
  const link = path.join(home, 'current');
  fs.symlinkSync(folder, link);
  expect(await readBuildFile(link, 'fr/a.md')).toBe('one');
  fs.rmSync(link);
  fs.symlinkSync(path.join(home, 'next'), link);
  expect(await readBuildFile(link, 'fr/a.md')).toBe('new');
});
