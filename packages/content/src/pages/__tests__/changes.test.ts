import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Changes} from '../changes';

let root: string;
let changes: Changes;
const onDisk = () =>
  Object.fromEntries(
    globSync('**', {cwd: root}).map((file) => [
      file,
      fs.readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  fs.mkdirSync(path.join(root, 'a'));
  fs.writeFileSync(path.join(root, 'a/one.txt'), 'one');
  fs.writeFileSync(path.join(root, 'two.txt'), 'two');
  changes = new Changes(root);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('changes', () => {
  it('are read at once and made when they are applied', () => {
    changes.write('b/one.txt', `${changes.read('a/one.txt')} more`);
    changes.delete('a/one.txt');
    changes.write('two.txt', 'two');
    changes.write('three.txt', 'three');
    expect([changes.exists('a/one.txt'), changes.exists('b/one.txt')]).toEqual([false, true]);
    expect(() => changes.read('a/one.txt')).toThrow('a/one.txt does not exist');
    expect(changes.describe()).toEqual([
      'create  b/one.txt',
      'create  three.txt',
      'delete  a/one.txt',
    ]);
    expect(onDisk()).toEqual({'a/one.txt': 'one', 'two.txt': 'two'});
    changes.apply();
    expect(onDisk()).toEqual({'b/one.txt': 'one more', 'three.txt': 'three', 'two.txt': 'two'});
  });

  it('lose no text when one of them fails', () => {
    changes.delete('a/one.txt');
    // A file stands where a folder is needed.
    changes.write('two.txt/three.txt', 'three');
    expect(() => changes.apply()).toThrow();
    expect(onDisk()).toMatchObject({'a/one.txt': 'one', 'two.txt': 'two'});
  });
});
