import path from 'node:path';
import type {Browser} from '@playwright/test';
import budgets from '../../budgets.json';
import type {Sent} from '../site/staticServer';
import {newReader, untilHydrated} from '../site/browser';
import {benchAddress} from './kinds';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, type Site} from './sites';

const isOf =
  (...endings: string[]) =>
  ({path: file, isAhead}: Sent) =>
    !isAhead && endings.includes(path.extname(file));

/** What is summed up of a visit: bytes, and requests where they say so. */
const figures: {
  name: string;
  unit: 'kB' | 'requests';
  counts: (file: Sent) => boolean;
  budget?: 'html' | 'js' | 'css';
}[] = [
  {name: 'HTML', unit: 'kB', counts: isOf('', '.html'), budget: 'html'},
  {name: 'JS', unit: 'kB', counts: isOf('.js'), budget: 'js'},
  {name: 'CSS', unit: 'kB', counts: isOf('.css'), budget: 'css'},
  {name: 'all', unit: 'kB', counts: ({isAhead}) => !isAhead},
  {name: 'all', unit: 'requests', counts: ({isAhead}) => !isAhead},
  {name: 'prefetched', unit: 'kB', counts: ({isAhead}) => isAhead},
  {name: 'prefetched', unit: 'requests', counts: ({isAhead}) => isAhead},
];

/** Counts what the first visit of each kind of page fetches, by a reader who does nothing. */
export async function measureBytes(
  browser: Browser,
  sites: Site[],
  {kinds, locales}: Pick<Options, 'kinds' | 'locales'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const kind of kinds) {
    for (const locale of locales) {
      const visits = await interleave(sites, 1, (site) =>
        visitFirst(browser, site, benchAddress(kind, locale)),
      );
      measures.push(
        ...figures.map(({name, unit, counts, budget}): Measure => {
          const sum = (sent: Sent[]) =>
            sent
              .filter(counts)
              .reduce((all, {bytes}) => all + (unit === 'kB' ? bytes / 1000 : 1), 0);
          return {
            part: 'bytes',
            name: `${kind}: ${name}`,
            unit,
            locale,
            budget: budget && budgets.firstVisit[kind][budget] / 1000,
            ...medians(visits, sum),
          };
        }),
      );
    }
  }
  return measures;
}

/** Opens a page as a reader who was never there. Gives all that was sent. */
async function visitFirst(browser: Browser, site: Site, address: string): Promise<Sent[]> {
  const {server} = site;
  server.sent.length = 0;
  const context = await newReader(browser);
  const page = await context.newPage();
  await page.goto(server.address + address);
  await untilHydrated(page);
  await untilQuiet(site);
  await context.close();
  return [...server.sent];
}
