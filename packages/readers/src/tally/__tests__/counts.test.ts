import {expect, it} from 'vitest';
import {Counts} from '../counts';

it('keeps what comes often, whatever else comes', () => {
  const counts = new Counts(10);
  for (let at = 0; at < 10_000; at += 1) {
    counts.add(`once ${at}`);
    counts.add(`often ${at % 5}`);
  }
  const sorted = counts.sorted();
  expect(sorted.length).toBeLessThanOrEqual(20);
  expect(sorted.slice(0, 5)).toEqual(
    [0, 1, 2, 3, 4].map((at) => ({key: `often ${at}`, count: 2000, value: undefined})),
  );
  const kept = sorted.reduce((sum, {count}) => sum + count, 0);
  expect(kept + counts.forgotten).toBe(20_000);
});

it('keeps something beside the count', () => {
  const counts = new Counts<string>(10);
  counts.add('a', (before = '') => `${before}x`);
  counts.add('a', (before = '') => `${before}y`);
  expect(counts.sorted()).toEqual([{key: 'a', count: 2, value: 'xy'}]);
});
