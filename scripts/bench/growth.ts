import fs from 'node:fs/promises';
import path from 'node:path';
import {brotli} from '../../tests/support/staticServer';
import type {Locale} from '../../src/config/locales';
import {kilobytes, type Table} from '../measure/table';
import {goals} from './goals';
import {multiplySources} from './multiplySources';
import type {Options} from './options';
import {runBuild, type BuildCost} from './runBuild';
import {copySite, type SiteName} from './siteFolders';

/** What a site of so many pages, in one language, takes. */
export interface Growth extends BuildCost {
  site: SiteName;
  locale: Locale;
  pages: number;
  /** Bytes of the search index in Brotli 11; stock has none. */
  index?: number;
}

/** Builds larger and larger sites, one language at a time, with nothing kept from another build. */
export async function measureGrowth({
  pages: sizes,
  locales,
  stock,
}: Pick<Options, 'pages' | 'locales' | 'stock'>): Promise<Growth[]> {
  const sites: SiteName[] = stock ? ['ours', 'stock'] : ['ours'];
  const growth: Growth[] = [];
  for (const pages of sizes) {
    for (const locale of locales) {
      for (const site of sites) {
        console.log(`Building ${site}: ${pages} pages in ${locale}`);
        const folder = await copySite(site, {name: 'growth'});
        await multiplySources(folder, pages);
        const cost = await runBuild(site, folder, locale);
        const index = await weighIndex(path.join(folder, 'build'));
        growth.push({site, locale, pages, ...cost, index});
        await fs.rm(folder, {recursive: true});
      }
    }
  }
  return growth;
}

/** A build of one language may stand in a folder of that language. */
async function weighIndex(buildDir: string): Promise<number | undefined> {
  const files = await fs.readdir(buildDir, {recursive: true});
  const index = files.find((file) => /(?:^|\/)search-data\/index\.json$/.test(file));
  return index === undefined
    ? undefined
    : (await brotli(await fs.readFile(path.join(buildDir, index)))).length;
}

/** The table of the sizes: what they take, in all and for a page. */
export function growthTable(growth: Growth[]): Table {
  return {
    title: 'Growth of a cold build in one language',
    columns: [
      'pages',
      's',
      'ms a page',
      'exponent',
      'peak MB',
      'MB a page',
      'largest process MB',
      'peak at s',
      'index kB',
    ],
    rows: growth.map((one, at) => {
      const {site, locale, pages, seconds, memory, peakAt, index} = one;
      const before = growth
        .slice(0, at)
        .findLast((other) => other.site === site && other.locale === locale);
      return [
        `${site} ${locale} ${pages}`,
        seconds.toFixed(1),
        ((seconds * 1000) / pages).toFixed(0),
        before ? exponentOf(before, one).toFixed(2) : '–',
        (memory.all / 1e6).toFixed(0),
        (memory.all / 1e6 / pages).toFixed(2),
        (memory.largest / 1e6).toFixed(0),
        peakAt.toFixed(0),
        index === undefined ? '–' : kilobytes(index),
      ];
    }),
    notes: [
      'Exponent: the time grows as pages to this power, from the size before. Goal: at most 1.00, which is linear.',
      `Goal at 3,000 pages: a peak of at most ${goals.memory / 1e6} MB.`,
      'Copies say the same, so that the index has no new words in them: `npm run search:bench -- --only scale` reckons with a vocabulary that grows.',
    ],
  };
}

/** `1` where twice the pages take twice the time, `2` where they take four times as long. */
export function exponentOf(
  small: Pick<Growth, 'pages' | 'seconds'>,
  large: Pick<Growth, 'pages' | 'seconds'>,
): number {
  return Math.log(large.seconds / small.seconds) / Math.log(large.pages / small.pages);
}
