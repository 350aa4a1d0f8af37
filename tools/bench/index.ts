/**
 * `npm run bench`: what the built site weighs, how fast it answers, and what its build takes. Figures
 * are reported, never judged: `tests/site/built/budgets.test.ts` is for that.
 *
 * `--beside stock` or `faster` in turn with Docusaurus as it comes and the same pages, `--beside DIR`
 * with another build of this site, such as one without a patch. `--only PART`, several allowed: build,
 * bytes, throttled, navigation, search. `--kind KIND`, `--locale en|fr` for some pages. `--runs 3`:
 * times are medians. BUILD_DIR is another build.
 */
import os from 'node:os';
import path from 'node:path';
import {locales} from '../../src/config/locales';
import {runCommand} from '../runCommand';
import {launch} from '../site/browser';
import {buildDir, serveBuild} from '../site/serveBuild';
import {build, measureBuild} from './build';
import {measureBytes} from './bytes';
import {copySite, isStock} from './copies';
import type {Row} from './measure';
import {measureNavigation} from './navigation';
import {readOptions, type Options} from './options';
import {measureSearch} from './search';
import type {Site} from './sites';
import {measureThrottled} from './throttled';

/** What is measured of built sites; the search is ours alone. */
const visits = {
  bytes: measureBytes,
  throttled: measureThrottled,
  navigation: measureNavigation,
  search: measureSearch,
};

void runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  // Before its own: where others are at work, times are too long, and of no use to compare.
  const load = os.loadavg()[0]!.toFixed(1);
  const builds = options.only.includes('build') ? await measureBuild(options) : [];
  console.table([...builds, ...(await measureBuilt(options))]);
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; load before ${load}; medians of ${options.runs}.`,
  );
});

async function measureBuilt(options: Options): Promise<Row[]> {
  const {only, beside} = options;
  const parts = only.filter((part) => part !== 'build');
  const sites: Site[] = [];
  const browser = await launch();
  try {
    if (parts.length > 0) {
      sites.push({name: 'ours', server: await serveBuild(buildDir)});
    }
    if (parts.length > 0 && beside !== undefined) {
      const folder = isStock(beside) ? await buildStock(beside) : beside;
      sites.push({name: 'other', server: await serveBuild(folder)});
    }
    const rows: Row[] = [];
    for (const part of parts) {
      console.log(`Measuring: ${part}`);
      const compared = part === 'search' && isStock(beside) ? sites.slice(0, 1) : sites;
      rows.push(...(await visits[part](browser, compared, options)));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(sites.map(({server}) => server.stop()));
  }
}

/** @returns the folder of the build */
async function buildStock(source: 'stock' | 'faster'): Promise<string> {
  const folder = await copySite(source);
  await build(folder, source, locales);
  return path.join(folder, 'build');
}
