import fs from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

export interface BuildGuard {
  /** Names the step that the build has completed, for the error of a build that hangs. */
  completed(step: string): void;
  /** Stops waiting for the next step. */
  stop(): void;
}

/**
 * Guards the build of a locale: it's the only one in this folder, fails if it's stopped by a signal, and
 * ends if it hangs.
 *
 * @throws if another build is running
 */
export function guardBuild(generatedFilesDir: string): BuildGuard {
  const isFirstLocale = lockBuild(path.join(generatedFilesDir, 'build.lock'));
  if (isFirstLocale) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Docusaurus' own listener exits with 0.
      process.prependListener(signal, () => process.exit(128 + constants.signals[signal]));
    }
  }
  return watchForStall();
}

/**
 * Creates a lock file until the process exits. Builds share the folder of generated files, and usually the output.
 *
 * @returns `false` if this process has created it already
 */
export function lockBuild(file: string): boolean {
  // Containers often use a process id again.
  const self = `${process.pid} ${performance.timeOrigin}`;
  const holder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (holder === self) {
    return false;
  }
  const pid = Number.parseInt(holder, 10);
  if (pid !== process.pid && isRunning(pid)) {
    throw new Error(
      `Another build is running in this folder, as process ${pid}. Wait until it has finished. If process ${pid} isn't a build, delete ${file}.`,
    );
  }
  fs.rmSync(file, {force: true});
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, self, {flag: 'wx'});
  process.once('exit', () => fs.rmSync(file, {force: true}));
  return true;
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Kills the process if it uses almost no CPU for five intervals: Rspack has hung with all threads waiting. */
export function watchForStall(intervalMs = 60_000): BuildGuard {
  // A deadlock can block the main thread.
  const worker = new Worker(path.join(__dirname, 'stallWatch.cjs'), {workerData: intervalMs});
  worker.unref();
  return {
    completed: (step) => worker.postMessage(step),
    stop: () => void worker.terminate(),
  };
}
