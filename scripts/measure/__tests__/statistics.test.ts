import {describe, expect, it} from 'vitest';
import {percentile, summarise} from '../statistics';

describe('percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2],
    [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.95, 100],
    [Array.from({length: 100}, (_, at) => 100 - at), 0.95, 95],
    [[7], 0.95, 7],
    [[9, 100, 20], 0, 9],
  ])('of %j at %d is %d, one of those measured', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('leaves the order of the measurements alone', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it('says so when nothing was measured', () => {
    expect(() => percentile([], 0.5)).toThrow('Nothing was measured.');
  });
});

it('summarises', () => {
  expect(summarise([5, 1, 3])).toEqual({runs: 3, p50: 3, p95: 5});
});
