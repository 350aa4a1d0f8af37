/**
 * `npx tsx tools/pull-request/index.ts`, which the workflow runs: what a branch changes, as a
 * comment for its pull request: the pages with their words, the content checks, how the French
 * stands, and pictures of the pages.
 *
 * `--base origin/main` is what it is compared with (default: `main`); `--pictures` takes pictures
 * of the last build. It writes `.tmp/pull-request/summary.md`, and prints it.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatStatus, pairOf, readStatus} from '@guide/content/commands';
import {runCommand} from '../runCommand';
import {fileName, shotsOf} from '../screenshots/options';
import {takeAll} from '../screenshots/takeAll';
import {changesSince, mergeBase} from './changes';
import {addressesOf, kinds, touchedPages, type PageChange} from './pages';
import {formatSummary} from './summary';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.tmp/pull-request');

void runCommand(async () => {
  const {base, pictures} = readOptions();
  const start = mergeBase(root, base);
  const changes = changesSince(root, start);
  const pages = touchedPages(root, start, changes);
  const shots = pictures ? shotsOf(addressesOf(root, pages)) : [];
  fs.rmSync(folder, {recursive: true, force: true});
  if (shots.length > 0) {
    await takeAll(shots, folder);
  }
  const summary = formatSummary({
    pages,
    others: changes.length - pages.length,
    check: runCheck(),
    translation: translationOf(pages),
    pictures: shots.map(fileName),
  });
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'summary.md'), `${summary}\n`);
  console.log(summary);
});

function readOptions(): {base: string; pictures: boolean} {
  const {values} = parseArgs({
    options: {
      base: {type: 'string', default: 'main'},
      pictures: {type: 'boolean', default: false},
    },
  });
  return values;
}

/** The last line of the content checks, which says how many faults there are. */
function runCheck(): string {
  const {stdout, stderr} = spawnSync('npm run --silent check', {
    cwd: root,
    encoding: 'utf8',
    shell: true,
  });
  return stdout.trim().split('\n').at(-1) || `they did not run: ${stderr.trim()}`;
}

/** How the French of the touched pages stands; all else is left out. */
function translationOf(pages: PageChange[]): string {
  const touched = new Set(pages.map(({file}) => pairOf(kinds, file)?.original));
  return formatStatus(readStatus(root, kinds).filter(({original}) => touched.has(original)));
}
