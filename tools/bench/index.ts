/**
 * `npm run bench`: measures the built site and the build. `budgets.json` has limits.
 *
 * - `--only bytes,throttled,navigation,search,build`: what to measure
 * - `--beside stock`, `--beside faster` or `--beside DIR`: site to compare with: Docusaurus with its
 *   defaults or with `experimental_faster`, or another build
 * - `--copies 10`: how often the built sites contain each document. 10 is a guide of 650 pages
 * - `--runs 3`: how often to measure times; medians are printed
 * - `BUILD_DIR`: environment variable, folder of the build
 */
import os from 'node:os';
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {launch} from '../site/browser';
import {buildDir, serveBuild} from '../site/serveBuild';
import {buildPlain, isPlain, measureBuild} from './build';
import {bytes} from './bytes';
import {navigation, search} from './interactions';
import type {Row} from './measure';
import {throttled} from './throttled';
import {measureVisits, type Measurement} from './visits';

const visits: Record<string, Measurement[]> = {bytes, throttled, navigation, search};
const parts = [...Object.keys(visits), 'build'];

void runCommand(async () => {
  const {only, beside, ...counts} = parseArgs({
    options: {
      only: {type: 'string', default: parts.join()},
      runs: {type: 'string', default: '3'},
      copies: {type: 'string', default: '1'},
      beside: {type: 'string'},
    },
  }).values;
  const chosen = only.split(',');
  const [runs, copies] = [Number(counts.runs), Number(counts.copies)];
  if (!chosen.every((part) => parts.includes(part)) || !(runs >= 1 && copies >= 1)) {
    throw new Error(
      `Expected --only ${parts.join()}, and numbers above 0 for --runs and --copies.`,
    );
  }
  const load = os.loadavg()[0]!.toFixed(1);
  const rows: Row[] = [];
  if (chosen.includes('build')) {
    rows.push(...(await measureBuild(runs, copies, beside)));
  }
  if (chosen.some((part) => part in visits)) {
    rows.push(...(await measureBuilt(chosen, beside, runs)));
  }
  console.table(rows);
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; load before ${load}; medians of ${runs}.`,
  );
});

async function measureBuilt(chosen: string[], beside: string | undefined, runs: number) {
  const ours = {name: 'ours', server: await serveBuild(buildDir)} as const;
  const otherDir = isPlain(beside) ? await buildPlain(beside) : beside;
  const others = otherDir ? [{name: 'other', server: await serveBuild(otherDir)} as const] : [];
  const browser = await launch();
  const rows: Row[] = [];
  try {
    for (const part of Object.keys(visits).filter((name) => chosen.includes(name))) {
      console.log(`Measuring: ${part}`);
      // Plain Docusaurus has no search without an Algolia account.
      const compared = part === 'search' && isPlain(beside) ? [ours] : [ours, ...others];
      rows.push(...(await measureVisits(browser, compared, visits[part]!, runs)));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([ours, ...others].map(({server}) => server.stop()));
  }
}
