import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {addUpdateDates, hasUpdateDates, readUpdateDates} from '../updateDates';

function repository() {
  const folder = folderWith();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      stdio: 'pipe',
      env: {...process.env, GIT_COMMITTER_DATE: `${day}T23:30:00Z`},
    });
  let day = '2025-01-01';
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  };
  const commit = (date: string, ...args: string[]) => {
    day = date;
    git('add', '--all');
    git('commit', '--message', 'change', ...args);
  };
  git('init', '--initial-branch', 'main');
  return {folder, git, write, commit};
}

it('dates each page by its last commit, also from a worktree and a subfolder', () => {
  const {folder, git, write, commit} = repository();
  write('site/docs/é à.mdx', 'one');
  write('site/docs/old.mdx', 'text');
  write('site/docs/kept.md', 'text');
  write('other/docs/a.md', 'text');
  commit('2025-01-01');
  write('site/docs/é à.mdx', 'two');
  commit('2025-02-01');
  git('mv', 'site/docs/old.mdx', 'site/docs/new.mdx');
  commit('2025-03-01');
  write('site/docs/untracked.mdx', 'text');
  git('worktree', 'add', 'copy');

  const dates = readUpdateDates(path.join(folder, 'site'));
  expect(dates).toEqual(readUpdateDates(path.join(folder, 'copy/site')));
  expect(Object.fromEntries(dates)).toMatchObject({
    'docs/é à.mdx': '2025-02-01',
    'docs/new.mdx': '2025-03-01',
    'docs/kept.md': '2025-01-01',
  });
  expect(dates.has('docs/untracked.mdx') || dates.has('docs/a.md')).toBe(false);
});

it('dates a page that a merge changed by the merge', () => {
  const {folder, git, write, commit} = repository();
  write('a.md', 'one');
  commit('2025-01-01');
  git('switch', '--create', 'branch');
  write('a.md', 'two');
  commit('2025-02-01');
  git('switch', 'main');
  write('a.md', 'three');
  commit('2025-03-01');
  expect(() => git('merge', 'branch')).toThrow();
  write('a.md', 'two and three');
  commit('2025-04-01');
  expect(readUpdateDates(folder).get('a.md')).toBe('2025-04-01');
});

it('has no dates in shallow clones and without Git or a commit', () => {
  const {folder, git, write, commit} = repository();
  expect(hasUpdateDates(folder)).toBe(false);
  write('a.md', 'one');
  commit('2025-01-01');
  write('a.md', 'two');
  commit('2025-02-01');
  git('clone', '--depth', '1', pathToFileURL(folder).href, 'shallow');
  const folders = [folder, path.join(folder, 'shallow'), folderWith()];
  expect(folders.map(hasUpdateDates)).toEqual([true, false, false]);
});

it('adds dates to front matter, except to pages that have one', async () => {
  const {folder, write, commit} = repository();
  const own = '---\nlast_update: {date: "2020-01-01"}\n---\n';
  write('a.md', 'Text.');
  write('b.md', own);
  commit('2025-02-01');
  const parse = addUpdateDates(
    ({defaultParseFrontMatter, ...file}) => defaultParseFrontMatter(file),
    folder,
  );
  const read = async (name: string, fileContent: string) =>
    (
      await parse({
        filePath: path.join(folder, name),
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      })
    ).frontMatter;
  expect(await read('a.md', 'Text.')).toEqual({last_update: {date: '2025-02-01'}});
  expect(await read('b.md', own)).toEqual({last_update: {date: '2020-01-01'}});
  expect(await read('c.md', 'Text.')).toEqual({});
});
