import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {hasGitHistory} from '../hasGitHistory';

it('is false in shallow clones, and without Git or a commit', () => {
  const folder = folderWith();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  expect(hasGitHistory(folder)).toBe(false);
  git('init');
  expect(hasGitHistory(folder)).toBe(false);
  git('commit', '--allow-empty', '--message', 'one');
  git('commit', '--allow-empty', '--message', 'two');
  git('clone', '--depth', '1', pathToFileURL(folder).href, 'shallow');
  expect(hasGitHistory(folder)).toBe(true);
  expect(hasGitHistory(path.join(folder, 'shallow'))).toBe(false);
});
