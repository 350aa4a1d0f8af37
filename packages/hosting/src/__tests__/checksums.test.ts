import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../../content/src/__tests__/files';
import {updateChecksums, writeChecksums} from '../checksums';

it('checksums cover all files except the handbook', () => {
  const folder = folderWith({
    'build/index.html': 'home',
    'build/fr/sw.js': 'script',
    'build/handbook/list.json': '[]',
    'build/fr/handbook/list.json': '[]',
    'build-nginx/server.conf': 'rules',
  });
  const build = path.join(folder, 'build');
  const check = () => {
    const options = {cwd: folder, encoding: 'utf8', env: {...process.env, LC_ALL: 'C'}} as const;
    return spawnSync('sha256sum', ['--check', '--strict', 'build-nginx/SHA256SUMS'], options);
  };
  const okFor = (...files: string[]) => ({
    status: 0,
    stdout: files.map((file) => `${file}: OK\n`).join(''),
  });

  updateChecksums(build);
  expect(fs.readdirSync(`${build}-nginx`)).toEqual(['server.conf']);

  writeChecksums(build);
  const files = ['build/fr/sw.js', 'build/index.html', 'build-nginx/server.conf'];
  expect(check()).toMatchObject(okFor(...files));

  writeFiles(build, {'index.html.gz': '', 'handbook/list.json.gz': ''});
  updateChecksums(build);
  expect(check()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('html.gz: OK') as string,
  });
});
