import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {hasFullGitHistory} from '../gitHistory';

it('is true for a full clone, false for a shallow one or a folder without git', () => {
  const folder = folderWith();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  const [full, shallow] = ['full', 'shallow'].map((name) => path.join(folder, name));

  git('init', 'full');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b'];
  for (const message of ['one', 'two']) {
    git('-C', 'full', ...author, 'commit', '--allow-empty', '-m', message);
  }
  git('clone', '--depth', '1', pathToFileURL(full!).href, 'shallow');
  expect([full!, shallow!, folder].map(hasFullGitHistory)).toEqual([true, false, false]);
});
