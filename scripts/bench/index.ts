/**
 * `npm run bench`: what the built site weighs, how fast it answers, and what its build takes, with
 * its goals. Figures are reported, never judged: `budgets.json` is for that.
 *
 * `--stock` beside stock Docusaurus with the same pages, in the same run. `--only PART`, several
 * allowed: check, build, bytes, lighthouse, throttled, navigation, search. `--kind KIND`, `--locale
 * en|fr` for some pages. `--runs 3`: times are medians. `--json FILE`. BUILD_DIR is another build.
 *
 * `--pages 64,640,3000`, in place of all this: builds of sites of so many pages a language, made of
 * copies of the guide; in English, or in each `--locale`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {launch} from '../measure/browser';
import {describeProfile, slowed} from '../measure/profiles';
import {formatTable, type Table} from '../measure/table';
import {runCommand} from '../runCommand';
import {measureBuild} from './build';
import {measureBytes} from './bytes';
import {measureCheck} from './check';
import {growthTable, measureGrowth} from './growth';
import {benchAddress} from './kinds';
import {measureLighthouse} from './lighthouse';
import type {Measure} from './measure';
import {measureNavigation} from './navigation';
import {readOptions, type Options, type Part} from './options';
import {isMet, measuresTable, ratioOf} from './report';
import {runBuild} from './runBuild';
import {measureSearch} from './search';
import {copySite} from './siteFolders';
import {serveSite, warmUp, type Site} from './sites';
import {measureSpeed} from './speed';
import {measureThrottled} from './throttled';

void runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const figures: Record<string, unknown> = {
    machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.version}`,
    // Before its own: where others are at work, times are too long, and of no use to compare.
    load: `load before ${os.loadavg()[0]?.toFixed(1)}`,
    runs: options.runs,
  };
  const tables: Table[] = [];
  if (options.pages.length > 0) {
    const growth = await measureGrowth(options);
    figures.growth = growth;
    tables.push(growthTable(growth));
  } else {
    const {measures, speeds} = await measureAll(options);
    figures.speed = speeds.length > 0 ? `speed of the browser ${speeds.join(' to ')}` : undefined;
    figures.measures = measures.map((measure) => ({
      ...measure,
      ratio: ratioOf(measure),
      isMet: isMet(measure),
    }));
    tables.push(measuresTable(measures));
  }
  if (options.json !== undefined) {
    fs.writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
  tables.forEach((table) => console.log(`\n${formatTable(table)}`));
  const {machine, load, speed} = figures;
  console.log([machine, load, speed, describeProfile(slowed)].filter(Boolean).join('; '));
});

interface Taken {
  measures: Measure[];
  /** Before and after what is measured in a browser. */
  speeds: number[];
}

async function measureAll(options: Options): Promise<Taken> {
  const {only, stock, kinds, locales} = options;
  const measures: Measure[] = [];
  const speeds: number[] = [];
  const step = async (part: Part, take: () => Promise<Measure[]>) => {
    if (only.includes(part)) {
      console.log(`Measuring: ${part}`);
      try {
        measures.push(...(await take()));
      } catch (error) {
        // The other parts may have taken an hour.
        console.error(`${part}: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
  };
  await step('check', () => measureCheck(options));
  await step('build', () => measureBuild(stock ? ['ours', 'stock'] : ['ours'], options));
  if (only.every((part) => part === 'check' || part === 'build')) {
    return {measures, speeds};
  }

  const sites = [await serveSite('ours', process.env.BUILD_DIR || 'build')];
  const browser = await launch();
  try {
    if (stock) {
      sites.push(await serveStock(only.includes('build')));
    }
    speeds.push(await measureSpeed(browser));
    await step('bytes', () => measureBytes(browser, sites, options));
    await step('lighthouse', async () => {
      const addresses = kinds.flatMap((kind) =>
        locales.map((locale) => benchAddress(kind, locale)),
      );
      await warmUp(browser, sites, addresses);
      return measureLighthouse(sites, options);
    });
    await step('throttled', () => measureThrottled(browser, sites, options));
    await step('navigation', () => measureNavigation(browser, sites, options));
    await step('search', () => measureSearch(browser, sites[0] as Site, options));
    speeds.push(await measureSpeed(browser));
  } finally {
    await browser.close();
    await Promise.all(sites.map(({server}) => server.stop()));
  }
  return {measures, speeds};
}

async function serveStock(isBuilt: boolean): Promise<Site> {
  const folder = isBuilt
    ? path.resolve('.tmp/bench/stock')
    : await copySite('stock', {keepsCaches: true});
  if (!isBuilt) {
    console.log('Building stock Docusaurus.');
    await runBuild('stock', folder);
  }
  return serveSite('stock', path.join(folder, 'build'));
}
