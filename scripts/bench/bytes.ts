import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Sent} from '../../tests/support/staticServer';
import {untilHydrated} from '../measure/browser';
import {goals} from './goals';
import {benchAddress, type BenchKind} from './kinds';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, type Site} from './sites';

/** What a file is, by the end of its name. */
const fileKinds: Record<string, string> = {
  '.js': 'JS',
  '.css': 'CSS',
  '': 'HTML',
  '.html': 'HTML',
  '.svg': 'images',
  '.png': 'images',
  '.jpg': 'images',
  '.webp': 'images',
  '.ico': 'images',
  '.woff2': 'fonts',
};

const kindsOfFiles = [...new Set([...Object.values(fileKinds), 'other'])];

const fileKind = ({path: file}: Sent) => fileKinds[path.extname(file)] ?? 'other';

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
      measures.push(...figures(kind, visits).map((measure) => ({...measure, locale})));
    }
  }
  return measures;
}

/** Opens a page as a reader who was never there. Gives all that was sent. */
async function visitFirst(browser: Browser, site: Site, address: string): Promise<Sent[]> {
  const {server} = site;
  server.sent.length = 0;
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  await page.goto(server.origin + address);
  await untilHydrated(page);
  await untilQuiet(site);
  await context.close();
  return [...server.sent];
}

function figures(kind: BenchKind, visits: Parameters<typeof medians<Sent[]>>[0]): Measure[] {
  const measure = (name: string, unit: 'kB' | 'requests', counts: (file: Sent) => boolean) => ({
    part: 'bytes' as const,
    name: `${kind}: ${name}`,
    unit,
    goal: goals.bytes[kind]?.[name],
    ...medians(visits, (sent) => {
      const counted = sent.filter(counts);
      return unit === 'requests'
        ? counted.length
        : counted.reduce((sum, {bytes}) => sum + bytes, 0);
    }),
  });
  const now = ({isAhead}: Sent) => !isAhead;
  return [
    ...kindsOfFiles.map((name) =>
      measure(name, 'kB', (file) => now(file) && fileKind(file) === name),
    ),
    measure('all', 'kB', now),
    measure('requests', 'requests', now),
    measure('prefetched', 'kB', ({isAhead}) => isAhead),
    measure('prefetched requests', 'requests', ({isAhead}) => isAhead),
  ].filter(({ours, stock}) => ours > 0 || (stock ?? 0) > 0);
}
