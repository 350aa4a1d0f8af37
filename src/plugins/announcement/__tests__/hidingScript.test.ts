import vm from 'node:vm';
import {expect, it} from 'vitest';
import {hidingScript} from '../hidingScript';

/** Runs the script as a browser does for an announcement. @returns what it set on the root element */
function run(id: string, getItem: (key: string) => string | null): string[][] {
  const set: string[][] = [];
  const style = {setProperty: (...args: string[]) => set.push(args)};
  vm.runInNewContext(hidingScript({type: 'localStorage', namespace: '-x'}), {
    localStorage: {getItem},
    document: {documentElement: {style}, currentScript: {dataset: {announcement: id}}},
  });
  return set;
}

it('the announcement that was dismissed is hidden before the first paint, and no other', () => {
  const getItem = (key: string) => (key === 'announcement.dismissed-x' ? 'spring' : null);
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(run('spring', getItem)).toEqual([['--ts-announcement-display', 'none']]);
  expect(run('summer', getItem)).toEqual([]);
  expect(run('spring', blocked)).toEqual([]);
});
