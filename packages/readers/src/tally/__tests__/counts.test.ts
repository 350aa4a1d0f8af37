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
  expect(sorted.slice(0, 5).map(({key, count}) => `${key}: ${count}`)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `often ${at}: 2000`),
  );
  const kept = sorted.reduce((sum, {count}) => sum + count, 0);
  expect(kept + counts.forgotten).toBe(20_000);
});
