import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../../src/lib/listFiles';
import {Changes} from '../changes';

let root: string;
let changes: Changes;
const onDisk = () =>
  Object.fromEntries(
    listFiles(root).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
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
  it('are read at once and made when they are applied; an empty folder goes', () => {
    changes.move('a/one.txt', 'b/one.txt');
    changes.write('b/one.txt', `${changes.read('b/one.txt')} more`);
    changes.write('two.txt', 'two');
    changes.write('three.txt', 'three');
    expect([changes.exists('a/one.txt'), changes.exists('b/one.txt')]).toEqual([false, true]);
    expect(() => changes.read('a/one.txt')).toThrow('a/one.txt is no more');
    expect(changes.describe()).toEqual([
      'create  b/one.txt',
      'create  three.txt',
      'delete  a/one.txt',
    ]);
    expect(onDisk()).toEqual({'a/one.txt': 'one', 'two.txt': 'two'});
    changes.apply();
    expect(onDisk()).toEqual({'b/one.txt': 'one more', 'three.txt': 'three', 'two.txt': 'two'});
    expect(fs.existsSync(path.join(root, 'a'))).toBe(false);
  });

  it('are undone when one of them fails', () => {
    changes.move('a/one.txt', 'b/one.txt');
    changes.write('two.txt', 'other');
    // A file stands where a folder is needed.
    changes.write('two.txt/three.txt', 'three');
    expect(() => changes.apply()).toThrow('Nothing was changed');
    expect(onDisk()).toEqual({'a/one.txt': 'one', 'two.txt': 'two'});
  });
});
