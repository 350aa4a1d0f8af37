import {expect, it} from 'vitest';
import budgets from '../../../budgets.json';
import {budgetAddress, budgetKinds} from '../../../tools/site/pageKinds';
import {buildDir} from '../../support/build';
import {locales} from '../../support/contract';
import {weighFirstLoad} from '../../support/firstLoad';

/** The budgets of `budgets.json`: bytes of Brotli 11, and numbers of files. A figure without a budget fails too. */
it.each(locales)(
  'a first visit in %s is within its budget, by the kind of its page',
  async (locale) => {
    const over: string[] = [];
    for (const kind of budgetKinds) {
      const weight = Object.entries(await weighFirstLoad(buildDir, budgetAddress(kind, locale)));
      const budget: Record<string, number> = budgets.firstVisit[kind];
      // A page that loads nothing was not understood.
      const outside = weight.filter(([name, figure]) => !(figure > 0 && figure <= budget[name]!));
      over.push(
        ...outside.map(([name, figure]) => `${kind}: ${figure} of ${budget[name]} for ${name}`),
      );
    }
    expect(over).toEqual([]);
  },
);
