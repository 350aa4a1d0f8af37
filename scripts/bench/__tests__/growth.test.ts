import {describe, expect, it} from 'vitest';
import {exponentOf, growthTable, type Growth} from '../growth';

describe('exponentOf', () => {
  it.each([
    [10, 1],
    [100, 2],
    [1, 0],
  ])(
    'says how %d times the time for ten times the pages grows: to the power %d',
    (times, exponent) => {
      const small = {pages: 64, seconds: 3};
      const large = {pages: 640, seconds: 3 * times};
      expect(exponentOf(small, large)).toBeCloseTo(exponent);
    },
  );
});

describe('growthTable', () => {
  it('compares each size with the one before of the same site and language', () => {
    const size = (site: Growth['site'], pages: number, seconds: number): Growth => ({
      site,
      locale: 'en',
      pages,
      seconds,
      memory: {all: 128e6, largest: 100e6},
      peakAt: 2,
      index: site === 'ours' ? 40_300 : undefined,
    });
    const {rows} = growthTable([
      size('ours', 64, 8),
      size('stock', 64, 20),
      size('ours', 128, 16),
      size('stock', 128, 80),
    ]);
    expect(rows).toEqual([
      ['ours en 64', '8.0', '125', '–', '128', '2.00', '100', '2', '40.3'],
      ['stock en 64', '20.0', '313', '–', '128', '2.00', '100', '2', '–'],
      ['ours en 128', '16.0', '125', '1.00', '128', '1.00', '100', '2', '40.3'],
      ['stock en 128', '80.0', '625', '2.00', '128', '1.00', '100', '2', '–'],
    ]);
  });
});
