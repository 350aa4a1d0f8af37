import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {hidingScript} from '../hidingScript';

const storage = {type: 'localStorage', namespace: '-x'} as const;

/** Runs the script as a browser does, and gives what it set on the root element. */
function run(id: string, getItem: (key: string) => string | null): string[][] {
  const set: string[][] = [];
  const style = {setProperty: (...args: string[]) => set.push(args)};
  vm.runInNewContext(hidingScript(storage), {
    localStorage: {getItem},
    document: {documentElement: {style}, currentScript: {dataset: {announcement: id}}},
  });
  return set;
}

describe('the script before the first paint', () => {
  it('hides the announcement that was dismissed, by its id', () => {
    const asked: string[] = [];
    const getItem = (key: string) => {
      asked.push(key);
      return 'spring';
    };
    expect(run('spring', getItem)).toEqual([['--ts-announcement-display', 'none']]);
    expect(run('summer', getItem)).toEqual([]);
    expect(asked).toEqual(Array(2).fill('announcement.dismissed-x'));
  });

  it('shows the announcement when nothing is stored, or storage is blocked', () => {
    expect(run('spring', () => null)).toEqual([]);
    expect(
      run('spring', () => {
        throw new Error('blocked');
      }),
    ).toEqual([]);
  });
});
