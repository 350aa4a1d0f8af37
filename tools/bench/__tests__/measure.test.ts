import {expect, it} from 'vitest';
import {interleave, medians, type Measure} from '../measure';
import {toRow} from '../report';

it('samples are taken of the sites in turn, one after the other', async () => {
  const order: string[] = [];
  const sites = [{name: 'ours'}, {name: 'other'}] as const;
  const samples = await interleave(sites, 2, async ({name}) => {
    order.push(`${name} begins`);
    await Promise.resolve();
    return order.push(`${name} ends`);
  });
  const round = ['ours begins', 'ours ends', 'other begins', 'other ends'];
  expect(order).toEqual([...round, ...round]);
  expect(samples).toEqual({ours: [2, 6], other: [4, 8]});
});

it('the median is that of one figure, of each site that was measured', () => {
  const samples = {ours: [{ms: 9}, {ms: 1}, {ms: 5}], other: [{ms: 40}, {ms: 30}, {ms: 20}]};
  expect(medians(samples, ({ms}) => ms)).toEqual({ours: 5, other: 30});
  expect(medians({ours: [3]}, (value) => value)).toEqual({ours: 3});
  expect(() => medians({}, Number)).toThrow('Nothing was measured.');
});

it('a row has a figure with its unit, and a ratio to that of the other site where it says something', () => {
  const measure: Measure = {part: 'throttled', name: 'blocking', unit: 'ms', ours: 90.4};
  const row = {measure: 'throttled blocking, ms', ours: '90'};
  expect(toRow(measure)).toEqual(row);
  expect(toRow({...measure, other: 300})).toEqual({...row, other: '300', ratio: '0.30'});
  expect(toRow({...measure, other: 0})).not.toHaveProperty('ratio');
  expect(toRow({...measure, other: 300, unit: 'score'})).not.toHaveProperty('ratio');
});
