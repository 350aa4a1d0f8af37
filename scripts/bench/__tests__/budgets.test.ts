import {describe, expect, it} from 'vitest';
import {overBudget} from '../budgets';

const budgets = {home: {js: 1000, scripts: 3}, search: {js: 500}};

describe('overBudget', () => {
  it('is content with what is within the budgets, to the byte', () => {
    expect(overBudget({home: {js: 1000, scripts: 2}}, budgets)).toEqual([]);
  });

  it('names each figure that is over its budget, and by how much', () => {
    expect(overBudget({home: {js: 1001, scripts: 5}, search: {js: 1}}, budgets)).toEqual([
      'home: js is 1001, 1 over its budget of 1000.',
      'home: scripts is 5, 2 over its budget of 3.',
    ]);
  });

  it('lets nothing pass that has no budget', () => {
    expect(overBudget({home: {css: 0}, tag: {js: 0}}, budgets)).toEqual([
      'home: css has no budget in budgets.json.',
      'tag: js has no budget in budgets.json.',
    ]);
  });
});
