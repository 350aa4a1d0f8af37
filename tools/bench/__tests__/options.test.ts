import {expect, it} from 'vitest';
import {readOptions} from '../options';

it('the bench measures everything three times, or what it is told, in its own order', () => {
  const {only, runs, locales} = readOptions([]);
  expect([only.length, runs, locales]).toEqual([6, 3, ['en', 'fr']]);
  const flags = ['--only', 'search,bytes', '--only', 'build', '--kind', 'tag', '--runs', '5'];
  const told = {only: ['build', 'bytes', 'search'], kinds: ['tag'], runs: 5};
  expect(readOptions(flags)).toMatchObject(told);
});

it.each([
  [['--runs', '0'], '--runs is "0"'],
  [['--only', 'bytes,size'], '--only is "size": expected some of build, bytes,'],
  [['--kind', ''], '--kind is ""'],
  [['--fast'], '--fast'],
])('it refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
