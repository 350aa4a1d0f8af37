import {expect, it} from 'vitest';
import {cachedStats} from '../cachedStats';

it('returns the same stats of a build after the next one has started', () => {
  const stats = {hash: 'a1', toJson: (options?: object) => ({hash: stats.hash, options})};
  cachedStats.apply({hooks: {done: {tap: (_, onDone) => onDone(stats)}}});
  const readHash = () => stats.toJson({all: false, hash: true});
  const first = readHash();
  stats.hash = 'XXXX';
  expect(readHash()).toBe(first);
  expect(first).toMatchObject({hash: 'a1'});
  expect(stats.toJson()).toEqual({hash: 'XXXX', options: {}});
});
