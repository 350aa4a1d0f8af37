import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../../content/src/__tests__/files';
import {updateChecksums, writeChecksums} from '../checksums';

it('checksums cover all files except the handbook, also those of commands', () => {
  const folder = folderWith({
    'build/fr/sw.js': 'script',
    'build/fr/handbook/list.json': '[]',
    'build-nginx/server.conf': 'rules',
  });
  const build = path.join(folder, 'build');
  writeChecksums(build);
  writeFiles(build, {'sw.js.gz': '', 'handbook/list.json.gz': ''});
  updateChecksums(build);
  const sums = execFileSync('sha256sum', ['--check', 'build-nginx/SHA256SUMS'], {cwd: folder});
  expect(String(sums)).toBe(
    'build/fr/sw.js: OK\nbuild/sw.js.gz: OK\nbuild-nginx/server.conf: OK\n',
  );
});
