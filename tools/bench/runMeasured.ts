import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

/** What a command took. */
export interface Cost {
  seconds: number;
  /** The most that its largest process held in memory, in megabytes. */
  megabytes: number;
}

/** Has each process of Node add the most that it held, in kilobytes, to a file when it ends. */
const noteMemory = `process.on('exit', () =>
  require('node:fs').appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + '\\n'));
`;

/**
 * Runs a command of npm.
 *
 * @throws with the end of what it printed, when it fails
 */
export async function runMeasured(command: string, folder: string): Promise<Cost> {
  const notes = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const note = path.join(notes, 'note-memory.cjs');
  const memory = path.join(notes, 'memory.txt');
  await fs.writeFile(note, noteMemory);
  const start = performance.now();
  try {
    await promisify(execFile)(command, {
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
    const seconds = (performance.now() - start) / 1000;
    const sizes = (await fs.readFile(memory, 'utf8')).trim().split('\n').map(Number);
    return {seconds, megabytes: (Math.max(...sizes) * 1024) / 1e6};
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command} in ${folder} failed:\n${(stdout + stderr).slice(-4000)}`, {
      cause: error,
    });
  } finally {
    await fs.rm(notes, {recursive: true});
  }
}
