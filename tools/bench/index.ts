/**
 * `npm run bench`: what the built site weighs, how fast it answers, and what its build takes. Figures
 * are reported, never judged: `tests/site/built/budgets.test.ts` is for that.
 *
 * `--beside stock` in turn with stock Docusaurus and the same pages, `--beside DIR` with another build
 * of this site, such as one without a patch. `--only PART`, several allowed:
 * build, bytes, lighthouse, throttled, navigation, search. `--kind KIND`, `--locale en|fr` for
 * some pages. `--runs 3`: times are medians. `--pages 640` builds a site of so many pages.
 * `--json FILE`. BUILD_DIR is another build.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {locales as allLocales} from '../../src/config/locales';
import {runCommand} from '../runCommand';
import {launch} from '../site/browser';
import {buildDir, serveBuild} from '../site/serveBuild';
import {measureBuild} from './build';
import {measureBytes} from './bytes';
import {copySite} from './copies';
import {benchAddress} from './kinds';
import {measureLighthouse} from './lighthouse';
import type {Measure} from './measure';
import {measureNavigation} from './navigation';
import {readOptions, type Options, type Part} from './options';
import {toRow} from './report';
import {runBuild} from './runBuild';
import {measureSearch} from './search';
import {warmUp, type Site} from './sites';
import {measureThrottled} from './throttled';

void runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.version}`;
  // Before its own: where others are at work, times are too long, and of no use to compare.
  const load = os.loadavg()[0]?.toFixed(1);
  const measures = await measureAll(options);
  if (options.json !== undefined) {
    fs.writeFileSync(options.json, `${JSON.stringify({machine, load, measures}, null, 2)}\n`);
  }
  console.table(measures.map(toRow));
  console.log(`${machine}; load before ${load}; medians of ${options.runs}.`);
});

async function measureAll(options: Options): Promise<Measure[]> {
  const {only, beside, kinds, locales, pages} = options;
  const measures: Measure[] = [];
  const step = async (part: Part, take: () => Promise<Measure[]>) => {
    if (only.includes(part)) {
      console.log(`Measuring: ${part}`);
      measures.push(...(await take()));
    }
  };
  await step('build', () => measureBuild(options));
  // Larger sites are built, and not visited.
  if (pages !== undefined || only.every((part) => part === 'build')) {
    return measures;
  }

  const sites: Site[] = [{name: 'ours', server: await serveBuild(buildDir)}];
  const browser = await launch();
  try {
    if (beside !== undefined) {
      const folder = beside === 'stock' ? await buildStock() : beside;
      sites.push({name: 'other', server: await serveBuild(folder)});
    }
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
  } finally {
    await browser.close();
    await Promise.all(sites.map(({server}) => server.stop()));
  }
  return measures;
}

/** @returns the folder of the build */
async function buildStock(): Promise<string> {
  const folder = await copySite('stock');
  console.log('Building stock Docusaurus.');
  await runBuild(folder, [...allLocales]);
  return path.join(folder, 'build');
}
