/**
 * `npm run bench`: measures the built site and the build. Limits are in `tests/site/built/budgets.test.ts`.
 *
 * - `--only bytes,throttled,navigation,search,build`: what to measure
 * - `--beside stock`, `--beside faster` or `--beside DIR`: site to compare with: Docusaurus with its
 *   defaults or with `experimental_faster`, or another build
 * - `--copies 10`: how often the built sites contain each document. 10 is a guide of 640 pages
 * - `--runs 3`: how often to measure times; medians are printed
 * - `BUILD_DIR`: environment variable, folder of the build
 */
import os from 'node:os';
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {launch} from '../site/browser';
import {buildDir, serveBuild} from '../site/serveBuild';
import {buildPlain, measureBuild, plainSites, type PlainSite} from './build';
import {bytes} from './bytes';
import {navigation, search} from './interactions';
import type {Row} from './measure';
import {throttled} from './throttled';
import {measureVisits, type Measurement, type Site} from './visits';

const visits: Record<string, Measurement[]> = {bytes, throttled, navigation, search};
const parts = [...Object.keys(visits), 'build'];

void runCommand(async () => {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', multiple: true, default: parts},
      runs: {type: 'string', default: '3'},
      copies: {type: 'string', default: '1'},
      beside: {type: 'string'},
    },
  });
  const only = values.only.flatMap((part) => part.split(','));
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown !== undefined) {
    throw new Error(`--only is "${unknown}": expected some of ${parts.join(', ')}.`);
  }
  const runs = positiveInteger('runs', values.runs);
  const load = os.loadavg()[0]!.toFixed(1);
  const plain = plainSites.find((site) => site === values.beside);
  const copies = positiveInteger('copies', values.copies);
  const rows = only.includes('build') ? await measureBuild(runs, copies, plain) : [];
  if (only.some((part) => part !== 'build')) {
    rows.push(...(await measureBuilt(only, plain, values.beside, runs)));
  }
  console.table(rows);
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; load before ${load}; medians of ${runs}.`,
  );
});

function positiveInteger(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) {
    throw new Error(`--${option} is "${value}": expected a whole number above 0.`);
  }
  return Number(value);
}

async function measureBuilt(
  only: string[],
  plain: PlainSite | undefined,
  beside: string | undefined,
  runs: number,
) {
  const folders = [buildDir, plain ? await buildPlain(plain) : beside];
  const served = folders.flatMap((folder) => folder ?? []).map((folder) => serveBuild(folder));
  const sites = (await Promise.all(served)).map((server, index): Site => ({
    name: index === 0 ? 'ours' : 'other',
    server,
  }));
  const browser = await launch();
  const rows: Row[] = [];
  try {
    for (const [part, measurements] of Object.entries(visits)) {
      if (only.includes(part)) {
        console.log(`Measuring: ${part}`);
        // Plain Docusaurus has no search without an Algolia account.
        const compared = part === 'search' && plain ? sites.slice(0, 1) : sites;
        rows.push(...(await measureVisits(browser, compared, measurements, runs)));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(sites.map(({server}) => server.stop()));
  }
}
