import {expect, it} from 'vitest';
import budgets from '../../../budgets.json';
import {budgetAddress, budgetKinds} from '../../../tools/site/pageKinds';
import {buildDir} from '../../support/build';
import {locales} from '../../support/contract';
import {weighFirstLoad} from '../../support/firstLoad';

/**
 * `budgets.json` limits bytes at Brotli level 11, and file counts. A measure without a budget fails
 * too. The hashes in a page change its compressed size by up to 100 bytes.
 */
it.each(locales)(
  'first visits in %s are within the budgets of their kind of page',
  async (locale) => {
    const exceeded: string[] = [];
    for (const kind of budgetKinds) {
      const weight = Object.entries(await weighFirstLoad(buildDir, budgetAddress(kind, locale)));
      const budget: Record<string, number> = budgets.firstVisit[kind];
      // Zero means that the page wasn't parsed.
      const violations = weight.filter(
        ([name, figure]) => !(figure > 0 && figure <= budget[name]!),
      );
      exceeded.push(
        ...violations.map(([name, figure]) => `${kind}: ${figure} of ${budget[name]} for ${name}`),
      );
    }
    expect(exceeded).toEqual([]);
  },
);
