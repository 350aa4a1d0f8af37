import fs from 'node:fs/promises';
import path from 'node:path';
import {brotli} from '../../tests/support/staticServer';
import type {Locale} from '../../src/config/locales';
import type {Table} from '../measure/table';
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

/** The table of the sizes: of each, what a page takes, beside the first size of its site and language. */
export function growthTable(growth: Growth[]): Table {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  return {
    title: 'Growth of a cold build in one language',
    columns: [
      'pages',
      's',
      'ms a page',
      'to the first size',
      'peak MB',
      'MB a page',
      'largest process MB',
      'peak at s',
      'index kB',
    ],
    rows: growth.map(({site, locale, pages, seconds, memory, peakAt, index}) => {
      const first = growth.find((one) => one.site === site && one.locale === locale) as Growth;
      const growthOfPage = seconds / pages / (first.seconds / first.pages);
      return [
        `${site} ${locale} ${pages}`,
        seconds.toFixed(1),
        ((seconds * 1000) / pages).toFixed(0),
        growthOfPage.toFixed(2),
        megabytes(memory.all),
        (memory.all / 1e6 / pages).toFixed(2),
        megabytes(memory.largest),
        peakAt.toFixed(0),
        index === undefined ? '–' : (index / 1000).toFixed(1),
      ];
    }),
    notes: [
      `Goals: “to the first size” at most 1.00, so that the time grows no faster than the pages; at most ${goals.memory / 1e6} MB for 3,000 pages.`,
      'Copies say the same, so that the index has no new words in them: `npm run search:bench -- --only scale` reckons with a vocabulary that grows.',
    ],
  };
}
