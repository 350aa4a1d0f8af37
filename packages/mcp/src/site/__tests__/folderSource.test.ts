import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderSource} from '../folderSource';

let home: string;
let folder: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  folder = path.join(home, 'site');
  fs.mkdirSync(path.join(folder, 'fr'), {recursive: true});
  fs.writeFileSync(path.join(home, 'secret.md'), 'secret');
  fs.writeFileSync(path.join(folder, 'fr/a.md'), 'one');
});

describe('a folder', () => {
  it('gives a file, the same one until its content changes', async () => {
    const source = folderSource(folder, {freshFor: 0});
    const first = await source.read('fr/a.md');
    expect(first).toEqual({text: 'one'});
    expect(await source.read('fr/a.md')).toBe(first);
    fs.writeFileSync(path.join(folder, 'fr/a.md'), 'another');
    expect(await source.read('fr/a.md')).toEqual({text: 'another'});
    fs.rmSync(path.join(folder, 'fr'), {recursive: true});
    expect(await source.read('fr/a.md')).toBeUndefined();
  });

  it.each([
    '../secret.md',
    'fr/../../secret.md',
    'link.md',
    'fr',
    '',
    'a\0.md',
    'fr/a.md/b',
    'no.md',
  ])('has nothing at %j', async (name) => {
    fs.symlinkSync(path.join(home, 'secret.md'), path.join(folder, 'link.md'));
    expect(await folderSource(folder, {freshFor: 0}).read(name)).toBeUndefined();
  });

  it('is not looked at again while a file is fresh', async () => {
    const source = folderSource(folder, {freshFor: 60_000});
    const first = await source.read('fr/a.md');
    fs.rmSync(path.join(folder, 'fr/a.md'));
    expect(await source.read('fr/a.md')).toBe(first);
  });

  it('may be a link, which a deployment turns', async () => {
    const link = path.join(home, 'current');
    fs.symlinkSync(folder, link);
    const source = folderSource(link, {freshFor: 0});
    expect(await source.read('fr/a.md')).toEqual({text: 'one'});
    fs.mkdirSync(path.join(home, 'next/fr'), {recursive: true});
    fs.writeFileSync(path.join(home, 'next/fr/a.md'), 'new');
    fs.rmSync(link);
    fs.symlinkSync(path.join(home, 'next'), link);
    expect(await source.read('fr/a.md')).toEqual({text: 'new'});
  });
});
