import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, describe, expect, it} from 'vitest';
import {hasHistory} from '../history';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
const commit = (message: string) =>
  git(
    '-C',
    'whole',
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b',
    'commit',
    '--allow-empty',
    '-m',
    message,
  );

describe('hasHistory', () => {
  it('is for a whole clone, and neither for a shallow one nor for a folder without git', () => {
    git('init', 'whole');
    commit('one');
    commit('two');
    git('clone', '--depth', '1', pathToFileURL(path.join(folder, 'whole')).href, 'shallow');
    fs.mkdirSync(path.join(folder, 'none'));
    const [whole, shallow, none] = ['whole', 'shallow', 'none'].map((name) =>
      hasHistory(path.join(folder, name)),
    );
    expect({whole, shallow, none}).toEqual({whole: true, shallow: false, none: false});
  });
});
