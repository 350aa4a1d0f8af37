import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import budgets from '../../budgets.json';
import {overBudget} from '../../scripts/bench/budgets';
import {benchAddress, benchKinds} from '../../scripts/bench/kinds';
import {readFirstLoad} from '../../scripts/measure/firstLoad';
import {createFirstLoadScale} from '../../scripts/measure/firstLoad/weigh';
import {buildDir} from '../support/build';
import {locales, localized, plannedPages} from '../support/contract';
import {brotli} from '../support/staticServer';

/** The budgets of `budgets.json`: bytes of Brotli 11, and numbers of files. */

const weigh = createFirstLoadScale(buildDir);

describe.each(locales)('a first visit in %s is within its budget', (locale) => {
  it.each(benchKinds)('%s', async (kind) => {
    const weight = await weigh(benchAddress(kind, locale));
    // A page that loads nothing was not understood.
    expect(Math.min(...Object.values(weight))).toBeGreaterThan(0);
    expect(overBudget({[kind]: weight}, budgets.firstVisit)).toEqual([]);
  });
});

it('the styles of every page, and those of a single page beside them, are within their budgets', async () => {
  const addresses = locales.flatMap((locale) => [
    ...plannedPages(locale).map(({path: address}) => address),
    ...['/search/', '/tags/', '/tags/roadmap/', '/category/datasets/', '/404.html'].map((address) =>
      localized(address, locale),
    ),
  ]);
  const visits = new Set(
    addresses.map((address) => readFirstLoad(buildDir, address).styles.join(' ')),
  );
  expect(visits.size).toBeGreaterThan(1);
  for (const sheets of visits) {
    const [everyPage = 0, ...own] = await Promise.all(
      sheets
        .split(' ')
        .map(async (sheet) => (await brotli(fs.readFileSync(path.join(buildDir, sheet)))).length),
    );
    const onePage = own.reduce((sum, bytes) => sum + bytes, 0);
    expect(overBudget({styles: {everyPage, onePage}}, {styles: budgets.styles})).toEqual([]);
  }
});
