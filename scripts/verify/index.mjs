/**
 * Installs what the tests need and runs every check, one after the other. Ends
 * with a line "N passed, N failed". Needs Node alone: it is what a fresh
 * machine runs first.
 */
import {rmSync} from 'node:fs';
import {countPlaywright, countVitest} from './count.mjs';
import {closeStep, openStep, summarise} from './onGitHub.mjs';
import {run} from '../run.mjs';
import {installSystemPackages} from './systemPackages.mjs';

const reports = '.tmp/reports';
const vitest = (name, ...projects) => ({
  command: [
    'npx',
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/${name}.json`,
  ],
  count: () => countVitest(`${reports}/${name}.json`),
});

/**
 * Browser tests of what works alike in every language, or on every screen: their copies run with
 * `--all`, as the checks of a change are to end within 20 minutes.
 */
const copies = [
  String.raw`(announcement|axe(\.phone)?|axePages|baseAddress|colourMode|crash|firstVisit|forcedColours|home|hostile|keyboard(\.phone)?|lostChunk|menu|navbar|noScript|notFound|policy|print|reducedMotion|sidebar|storage|zoom)\.spec\.ts .*\bin fr\b`,
  String.raw`(code|document|terms(\.phone)?)\.spec\.ts .*\bfr:`,
  String.raw`calm\.spec\.ts .*\bon a desktop\b`,
];
const withoutCopies = ['--grep-invert', copies.join('|')];

/** A step without `count` is one check; one with `count` is as many as it ran tests. */
const steps = [
  {name: 'install', command: ['npm', 'ci'], vital: true},
  {name: 'browser and server', action: installSystemPackages, vital: true},
  {name: 'lint', command: ['npm', 'run', 'lint']},
  {name: 'type check', command: ['npm', 'run', 'typecheck']},
  {name: 'content checks', command: ['npm', 'run', 'check']},
  {name: 'social cards as drawn', command: ['npm', 'run', 'cards:check']},
  {name: 'figures as drawn', command: ['npm', 'run', 'figures:check']},
  {name: 'unit and command tests', ...vitest('unit', 'unit', 'site')},
  {
    name: 'strict build',
    command: ['npm', 'run', 'build'],
    env: {TELESCOPE_STRICT: 'true'},
    vital: true,
  },
  {name: 'licences as listed', command: ['npm', 'run', 'licences', '--', '--check']},
  {name: 'built files', ...vitest('built', 'built')},
  {name: 'compressed files', command: ['npm', 'run', 'compress']},
  {name: 'hosting', ...vitest('hosting', 'hosting')},
  {
    name: 'browser tests',
    command: [
      'npx',
      'playwright',
      'test',
      ...(process.argv.includes('--all') ? [] : withoutCopies),
    ],
    env: {
      CI: 'true',
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
      // One browser window for all tests of a worker, emptied between them: a third less time.
      PW_TEST_REUSE_CONTEXT: '1',
    },
    count: () => countPlaywright(`${reports}/browser.json`),
  },
  {
    // The other bundler has one language to show that it works; the files are those of the first.
    name: 'webpack build',
    command: ['npm', 'run', 'build', '--', '--locale', 'en', '--out-dir', 'build-webpack'],
    env: {TELESCOPE_BUNDLER: 'webpack', TELESCOPE_STRICT: 'true'},
  },
];

rmSync(reports, {recursive: true, force: true});
const results = [];

for (const step of steps) {
  openStep(step.name);
  const start = Date.now();
  const ok = step.action ? await step.action() : await run(step.command, step.env);
  const counted = step.count?.() ?? {passed: 0, failed: 0, names: []};
  const result = {
    name: step.name,
    ok,
    // A step that fails has failed at least once, whatever its report says.
    passed: step.count ? counted.passed : Number(ok),
    failed: ok ? counted.failed : Math.max(counted.failed, 1),
    names: ok ? [] : counted.names,
    seconds: Math.round((Date.now() - start) / 1000),
  };
  results.push(result);
  closeStep(result);
  if (!ok && step.vital) {
    break;
  }
}

console.log();
for (const {name, ok, passed, failed, names, seconds} of results) {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  names.forEach((one) => console.log(`       ${one}`));
}
if (results.length < steps.length) {
  console.log('The steps after it need it, and did not run.');
}
summarise(results);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
