import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {writeChecksums} from '../checksums';

it('checksums cover pages, their assets and the nginx configuration', () => {
  const folder = folderWith({
    'build/index.html': 'home',
    'build/fr/index.html': 'accueil',
    'build/fr/assets/js/main.1.js': 'script',
    'build/downloads/list.json': '[]',
    'build-nginx/server.conf': 'rules',
  });
  writeChecksums(path.join(folder, 'build'));
  const check = () =>
    spawnSync('sha256sum', ['--check', 'build-nginx/SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, LC_ALL: 'C'},
    });
  // Replaced after the build.
  fs.writeFileSync(path.join(folder, 'build/downloads/list.json'), '[{}]');
  const files = ['build/fr/assets/js/main.1.js', 'build/fr/index.html', 'build/index.html'];
  const lines = [...files, 'build-nginx/server.conf'].map((file) => `${file}: OK\n`);
  expect(check()).toMatchObject({status: 0, stdout: lines.join('')});
  fs.writeFileSync(path.join(folder, 'build/fr/index.html'), 'other');
  expect(check()).toMatchObject({status: 1});
});
