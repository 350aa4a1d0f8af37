import {expect, it} from 'vitest';
import type {Measure} from '../measure';
import {toRow} from '../report';

const blocking: Measure = {
  part: 'throttled',
  name: 'blocking',
  unit: 'ms',
  locale: 'en',
  ours: 90.4,
  other: 300,
};

it('writes a figure with its unit, and how it stands to that of the other site', () => {
  expect(toRow(blocking)).toEqual({
    measure: 'throttled en blocking, ms',
    ours: '90',
    other: '300',
    ratio: '0.30',
  });
});

it('has no ratio of scores, without another site, and to nothing', () => {
  const others: Partial<Measure>[] = [{unit: 'score'}, {other: undefined}, {other: 0}];
  expect(others.map((other) => toRow({...blocking, ...other}).ratio)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
