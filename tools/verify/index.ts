/**
 * `npm test`: runs the checks and tests of a pull request.
 *
 * - `--all` adds all release tests.
 * - `--since origin/main` skips what the changes can't fail, and adds the release tests that they affect.
 * - `--job browser --shard 1/4` runs a job of CI.
 */
import fs from 'node:fs';
import pMap from 'p-map';
import {describeError, runCommand} from '../runCommand';
import {jobs, parseOptions, type Options} from './options';
import {runStep, type Result} from './runStep';
import {planSteps} from './steps';
import {requireSystemPackages} from './systemPackages';

async function runAll(options: Options): Promise<Result[]> {
  fs.rmSync('.tmp/reports', {recursive: true, force: true});
  if (options.jobs.some((job) => job !== 'build')) {
    await requireSystemPackages();
  }
  const results: Result[] = [];
  for (const group of planSteps(options)) {
    const captureOutput = group.length > 1;
    const ended = await pMap(group, (step) => runStep(step, captureOutput), {concurrency: 2});
    results.push(...ended);
    if (group.some(({isRequired}, index) => isRequired && ended[index]!.failed > 0)) {
      console.log('\nSkipped the remaining steps, which depend on the failed one.');
      break;
    }
  }
  return results;
}

function report(results: Result[], options: Options): void {
  console.log();
  for (const {name, passed, failed, failures, seconds} of results) {
    const outcome = `${passed} passed, ${failed} failed (${seconds} s)`;
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome}`);
    failures.forEach((failure) => console.log(`       ${failure}`));
  }
  const skipped = jobs.filter((job) => !options.jobs.includes(job));
  if (skipped.length > 0) {
    console.log(`\nNot run (use \`npm test -- --all\`): ${skipped.join(', ')}`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

void runCommand(async () => {
  const options = parseOptions(process.argv.slice(2));
  const results = await runAll(options).catch((error: unknown): Result[] => {
    console.error(describeError(error));
    return [{name: 'npm test', passed: 0, failed: 1, failures: [], seconds: 0}];
  });
  report(results, options);
});
