/** nginx with the build, under load on this machine: `npm run bench:hosting`. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {movedPages} from '../../src/hosting/movedPages';
import {buildDir, htmlFiles} from '../../tests/support/build';
import {startNginx} from '../../tests/support/nginx';
import {runCommand} from '../runCommand';
import {formatTable} from '../measure/table';
import {runWrk, type Load} from './wrk';

/** Paths of a kind, and the status that they have. */
const kinds = {
  pages: {status: 200, paths: pagesOfBuild},
  assets: {
    status: 200,
    paths: () => [...filesIn('assets/js', '.js'), ...filesIn('assets/css', '.css')],
  },
  'search texts': {status: 200, paths: () => filesIn('search-data/texts', '.json')},
  'not there': {status: 404, paths: () => ['/not-there/', '/fr/not-there/', '/assets/js/gone.js']},
};

void runCommand(async () => {
  const {seconds} = parseArgs({options: {seconds: {type: 'string', default: '5'}}}).values;
  if (!/^[1-9]\d?$/.test(seconds)) {
    throw new Error(`--seconds is "${seconds}": expected a whole number from 1 to 99.`);
  }
  const nginx = await startNginx(buildDir);
  const loads: Record<string, Load> = {};
  try {
    for (const [kind, {status, paths}] of Object.entries(kinds)) {
      loads[kind] = await runWrk(nginx.origin, status, paths(), Number(seconds));
    }
  } finally {
    await nginx.stop();
  }
  console.log(
    formatTable({
      title: `nginx on this machine, ${seconds} s each: 2 threads, 32 connections, Brotli`,
      columns: [
        '',
        'a second',
        'MB/s',
        'p50 ms',
        'p90 ms',
        'p99 ms',
        'failed',
        'wrong status',
        'no policy',
      ],
      rows: Object.entries(loads).map(([kind, load]) => rowOf(kind, load)),
      notes: ['wrk takes its share of the same processors, and looks at every answer.'],
    }),
  );
  const faults = Object.values(loads).flatMap((load) => [
    load.failed,
    load.unexpected,
    load.unprotected,
  ]);
  if (faults.some((count) => count > 0)) {
    throw new Error('Some answers were not what they should be: see the last columns.');
  }
});

function rowOf(kind: string, load: Load): string[] {
  return [
    kind,
    load.perSecond.toFixed(0),
    load.megabytesPerSecond.toFixed(0),
    ...[load.p50, load.p90, load.p99].map((time) => time.toFixed(2)),
    ...[load.failed, load.unexpected, load.unprotected].map(String),
  ];
}

function pagesOfBuild(): string[] {
  const moved = new Set(movedPages.map(({from}) => from.replace(/\/?$/, '/')));
  return htmlFiles()
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((page) => !moved.has(page));
}

function filesIn(folder: string, ending: string): string[] {
  return fs
    .readdirSync(path.join(buildDir, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${folder}/${file}`);
}
