/** `npm test`: runs every check, and ends with a line "N passed, N failed". */
import fs from 'node:fs';
import pMap from 'p-map';
import {runStep, type Result} from './runStep';
import {groups} from './steps';
import {installSystemPackages} from './systemPackages';

async function runAll(): Promise<Result[]> {
  fs.rmSync('.tmp/reports', {recursive: true, force: true});
  await installSystemPackages();
  const results: Result[] = [];
  for (const group of groups) {
    const isHeld = group.length > 1;
    const ended = await pMap(group, (step) => runStep(step, isHeld), {concurrency: 2});
    results.push(...ended);
    if (group.some(({isVital}, index) => isVital && !ended[index]!.ok)) {
      console.log('\nThe steps after it need it, and do not run.');
      break;
    }
  }
  return results;
}

function report(results: Result[]): void {
  console.log();
  for (const {name, ok, passed, failed, names, seconds} of results) {
    const outcome = `${passed} passed, ${failed} failed (${seconds} s)`;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${outcome}`);
    names.forEach((one) => console.log(`       ${one}`));
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

runAll()
  .catch((error: unknown): Result[] => {
    console.error(error);
    return [{name: 'npm test', ok: false, passed: 0, failed: 1, names: [], seconds: 0}];
  })
  .then(report);
