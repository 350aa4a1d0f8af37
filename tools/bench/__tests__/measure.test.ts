import {describe, expect, it} from 'vitest';
import {interleave, medians} from '../measure';

const ours = {name: 'ours'} as const;
const other = {name: 'other'} as const;

describe('interleave', () => {
  it('takes the sites in turn, one after the other', async () => {
    const order: string[] = [];
    let running = 0;
    const samples = await interleave([ours, other], 2, async ({name}) => {
      expect((running += 1)).toBe(1);
      await Promise.resolve();
      running -= 1;
      return order.push(name);
    });
    expect(order).toEqual(['ours', 'other', 'ours', 'other']);
    expect(samples).toEqual({ours: [1, 3], other: [2, 4]});
  });
});

describe('medians', () => {
  it('gives the median of one figure, of each site', () => {
    const samples = {ours: [{ms: 9}, {ms: 1}, {ms: 5}], other: [{ms: 40}, {ms: 30}, {ms: 20}]};
    expect(medians(samples, ({ms}) => ms)).toEqual({ours: 5, other: 30});
  });

  it('has none of a site that was not measured', () => {
    expect(medians({ours: [3]}, (value) => value)).toEqual({ours: 3});
    expect(() => medians({}, Number)).toThrow('Nothing was measured.');
  });
});
