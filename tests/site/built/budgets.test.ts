import {describe, expect, it} from 'vitest';
import budgets from '../../../budgets.json';
import {benchAddress, benchKinds} from '../../../tools/bench/kinds';
import {buildDir} from '../../support/build';
import {locales} from '../../support/contract';
import {weighFirstLoad} from '../../support/firstLoad';

/** The budgets of `budgets.json`: bytes of Brotli 11, and numbers of files. */

describe.each(locales)('a first visit in %s is within its budget', (locale) => {
  it.each(benchKinds)('%s', async (kind) => {
    const weight = await weighFirstLoad(buildDir, benchAddress(kind, locale));
    // A page that loads nothing was not understood.
    expect(Math.min(...Object.values(weight))).toBeGreaterThan(0);
    expectWithin(weight, budgets.firstVisit[kind]);
  });
});

/** A figure without a budget fails too. */
function expectWithin<Name extends string>(
  figures: Record<Name, number>,
  budget: Record<Name, number>,
) {
  for (const [name, figure] of Object.entries<number>(figures)) {
    expect.soft(figure, name).toBeLessThanOrEqual(budget[name as Name]);
  }
}
