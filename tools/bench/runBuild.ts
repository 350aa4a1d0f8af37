import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Locale} from '../../src/config/locales';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** The most that its largest process held in memory, in megabytes. */
  megabytes: number;
}

/** Has each process of Node add the most that it held, in kilobytes, to a file when it ends. */
const noteMemory = `process.on('exit', () =>
  require('node:fs').appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + '\\n'));
`;

/**
 * Builds a copy of a site into its `build` with its `npm run build`.
 *
 * @throws with the end of what it printed, when it fails
 */
export async function runBuild(folder: string, locales: Locale[]): Promise<BuildCost> {
  const note = path.join(folder, 'note-memory.cjs');
  const memory = path.join(folder, 'memory.txt');
  await fs.writeFile(note, noteMemory);
  await fs.writeFile(memory, '');
  const start = performance.now();
  try {
    await promisify(execFile)(`npm run build -- --out-dir build --locale ${locales.join(' ')}`, {
      cwd: folder,
      shell: true,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        NO_UPDATE_NOTIFIER: '1',
        NODE_OPTIONS: `--require ${JSON.stringify(note)}`,
        BENCH_MEMORY: memory,
      },
    });
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`The build in ${folder} failed:\n${(stdout + stderr).slice(-4000)}`, {
      cause: error,
    });
  }
  const seconds = (performance.now() - start) / 1000;
  const sizes = (await fs.readFile(memory, 'utf8')).trim().split('\n').map(Number);
  return {seconds, megabytes: (Math.max(...sizes) * 1024) / 1e6};
}
