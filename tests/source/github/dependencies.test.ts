import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Dependabot {
  updates: {'package-ecosystem': string; directories?: string[]; cooldown?: object}[];
}

interface LockFile {
  packages: Record<string, {hasInstallScript?: boolean}>;
}

const {updates} = parse(fs.readFileSync('.github/dependabot.yml', 'utf8')) as Dependabot;

const lockFiles = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'})
  .trim()
  .split('\n');

it('Dependabot watches each lock file, and waits before it suggests new versions', () => {
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
  const folders = lockFiles.map((file) => path.posix.join('/', path.dirname(file)));
  expect(npm.directories).toEqual(folders);
  expect(updates.filter(({cooldown}) => !cooldown)).toEqual([]);
});

it('.npmrc explains each package with an install script', () => {
  const names = lockFiles.flatMap((file) => {
    const {packages} = JSON.parse(fs.readFileSync(file, 'utf8')) as LockFile;
    return Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  });
  const explained = fs.readFileSync('.npmrc', 'utf8').match(/[@\w/-]+/g);
  expect(explained).toEqual(expect.arrayContaining(names));
});
