import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {copySite, isStock, type Source} from './copies';
import {measure, type Row} from './measure';
import type {Options} from './options';

/** Builds copies of the sites: with nothing kept from another build, then once more. */
export function measureBuild({beside, runs, locales}: Options): Promise<Row[]> {
  const ours = {name: 'ours', source: 'ours'} as const;
  const sites = isStock(beside) ? [ours, {name: 'other', source: beside} as const] : [ours];
  return measure('build', sites, runs, async ({source}) => {
    const folder = await copySite(source);
    const cold = await build(folder, source, locales);
    const warm = await build(folder, source, locales);
    return {
      'cold, s': cold.seconds,
      'warm, s': warm.seconds,
      'cold, MB': cold.megabytes,
      'warm, MB': warm.megabytes,
    };
  });
}

/**
 * Builds a copy of a site into its `build`.
 *
 * @returns how long it took, and the most that its largest process held in memory
 */
export async function build(folder: string, source: Source, locales: readonly string[]) {
  const notes = path.join(folder, 'time.txt');
  const chosen = locales.flatMap((locale) => ['--locale', locale]);
  const command = ['npm', 'run', 'build', '--', '--out-dir', 'build', ...chosen];
  // GNU time: Node does not tell what a process that has ended took.
  await promisify(execFile)('/usr/bin/time', ['-f', '%e %M', '-o', notes, ...command], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NO_UPDATE_NOTIFIER: '1',
      BENCH_FASTER: String(source === 'faster'),
    },
  });
  const [seconds, kilobytes] = (await fs.readFile(notes, 'utf8')).split(' ').map(Number);
  return {seconds: seconds!, megabytes: (kilobytes! * 1024) / 1e6};
}
