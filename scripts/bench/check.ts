import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {locales} from '../../src/config/locales';
import {goals} from './goals';
import {interleave, medians, type Measure} from './measure';
import {multiplySources} from './multiplySources';
import type {Options} from './options';
import {copySite} from './siteFolders';

/** Pages of a large guide, of all languages together. */
const LARGE = 2000;

/** Times `npm run check` on the guide, and on a large one made of copies of it: the first time, and once more. */
export async function measureCheck({runs}: Pick<Options, 'runs'>): Promise<Measure[]> {
  const guide = await copySite('ours', {name: 'check'});
  const large = await copySite('ours', {name: 'check-large'});
  await multiplySources(large, LARGE / locales.length);
  return [
    ...(await measureFolder('the guide', guide, runs)),
    ...(await measureFolder(`${LARGE} pages`, large, runs)),
  ];
}

async function measureFolder(name: string, folder: string, runs: number): Promise<Measure[]> {
  const times = await interleave([{name: 'ours' as const}], runs, async () => {
    // The results of the spelling that an earlier run has kept.
    await fs.rm(path.join(folder, 'node_modules'), {recursive: true, force: true});
    return {cold: await timeCheck(folder), warm: await timeCheck(folder)};
  });
  const measure = (of: 'cold' | 'warm'): Measure => ({
    part: 'check',
    name: `${name}, ${of}`,
    unit: 's',
    goal: goals.check[name],
    ...medians(times, (time) => time[of]),
  });
  return [measure('cold'), measure('warm')];
}

/** Seconds. Copies are in no contract, so that the command finds faults and ends with 1. */
function timeCheck(folder: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      ['run', '--silent', 'check', '--', '--root', folder],
      {maxBuffer: 64 * 1024 * 1024},
      (_, stdout, stderr) =>
        /^\d+ pages/m.test(stdout)
          ? resolve((performance.now() - start) / 1000)
          : reject(new Error(stderr || stdout)),
    );
  });
}
