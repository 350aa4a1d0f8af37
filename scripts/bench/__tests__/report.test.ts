import {describe, expect, it} from 'vitest';
import type {Measure} from '../measure';
import {isMet, measuresTable, ratioOf} from '../report';

const blocking: Measure = {
  part: 'throttled',
  name: 'blocking',
  unit: 'ms',
  locale: 'en',
  ours: 90,
  stock: 300,
  goal: {ofStock: 0.35},
};

const score: Measure = {
  part: 'lighthouse',
  name: 'mobile home: SEO',
  unit: 'score',
  locale: 'en',
  ours: 100,
  stock: 98,
  goal: {atLeast: 100},
};

describe('ratioOf', () => {
  it.each([
    ['the share of stock', blocking, 0.3],
    ['the share of what it is to be compared with', {...blocking, base: 900}, 0.1],
    ['none of scores', score, undefined],
    ['none without stock', {...blocking, stock: undefined}, undefined],
    ['none of nothing', {...blocking, stock: 0}, undefined],
  ])('gives %s', (_, measure, ratio) => {
    expect(ratioOf(measure)).toEqual(ratio);
  });
});

describe('isMet', () => {
  it.each([
    [blocking, true],
    [{...blocking, ours: 106}, false],
    [{...blocking, stock: undefined}, undefined],
    [{...blocking, stock: 0, ours: 0}, true],
    [{...blocking, stock: 0}, false],
    [{...blocking, goal: {atMost: 90}}, true],
    [{...blocking, goal: {atMost: 89}}, false],
    [{...blocking, goal: undefined}, undefined],
    [score, true],
    [{...score, ours: 99}, false],
  ])('of %j is %s', (measure, met) => {
    expect(isMet(measure)).toBe(met);
  });
});

describe('measuresTable', () => {
  it('has a row for each figure, with the worse of the languages', () => {
    const {rows} = measuresTable([
      blocking,
      {...blocking, locale: 'fr', ours: 120, stock: 310},
      score,
      {...score, locale: 'fr', ours: 97, stock: 100},
    ]);
    expect(rows).toEqual([
      ['throttled, blocking, ms', '120', '310', '0.39', '≤ 0.35 of stock, missed'],
      ['lighthouse, mobile home: SEO', '97', '98', '–', '≥ 100, missed'],
    ]);
  });

  it('leaves open what needs a stock that was not measured', () => {
    const {rows} = measuresTable([{...blocking, stock: undefined}]);
    expect(rows).toEqual([['throttled, blocking, ms', '90', '–', '–', '≤ 0.35 of stock']]);
  });
});
