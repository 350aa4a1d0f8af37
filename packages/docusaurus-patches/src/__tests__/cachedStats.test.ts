import {expect, it} from 'vitest';
import {keptStats} from '../keptStats';

it('what a build has said stays the same when the next one has begun', () => {
  const stats = {hash: 'a1', toJson: (options?: object) => ({hash: stats.hash, options})};
  keptStats.apply({hooks: {done: {tap: (_, keep) => keep(stats)}}});
  const asked = () => stats.toJson({all: false, hash: true});
  const first = asked();
  stats.hash = 'XXXX';
  expect(asked()).toBe(first);
  expect(first).toMatchObject({hash: 'a1'});
  expect(stats.toJson()).toEqual({hash: 'XXXX', options: {}});
});
