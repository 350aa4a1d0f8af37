import {expect, it} from 'vitest';
import {measure} from '../measure';

const sites = [{name: 'ours'}, {name: 'other'}] as const;

it('samples the sites alternately, and returns medians and their ratio', async () => {
  const order: string[] = [];
  const figures = {ours: [9, 1, 5.1234], other: [40, 30, 20]};
  const rows = await measure('document', sites, 3, async ({name}) => {
    order.push(name);
    return {'LCP, ms': figures[name].shift()!, 'blocking, ms': 0};
  });
  expect(order).toEqual(['ours', 'other', 'ours', 'other', 'ours', 'other']);
  expect(rows).toEqual([
    {measure: 'document: LCP, ms', ours: '5.123', other: '30', ratio: '0.17'},
    {measure: 'document: blocking, ms', ours: '0', other: '0'},
  ]);
});
