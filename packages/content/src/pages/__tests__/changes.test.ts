import {beforeEach, expect, it} from 'vitest';
import {filesIn, folderWith} from '../../__tests__/files';
import {Changes} from '../changes';

const before = {'a/one.txt': 'one', 'two.txt': 'two'};
let root: string;
let changes: Changes;

beforeEach(() => {
  root = folderWith(before);
  changes = new Changes(root);
});

it('changes are read at once, and made when they are applied', () => {
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
  expect(filesIn(root)).toEqual(before);
  changes.apply();
  expect(filesIn(root)).toEqual({'b/one.txt': 'one more', 'three.txt': 'three', 'two.txt': 'two'});
});

it('changes of which one fails lose no text', () => {
  changes.delete('a/one.txt');
  // A file stands where a folder is needed.
  changes.write('two.txt/three.txt', 'three');
  expect(() => changes.apply()).toThrow();
  expect(filesIn(root)).toEqual(before);
});
