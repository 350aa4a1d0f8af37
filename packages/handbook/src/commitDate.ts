import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/**
 * When what a build shows was written: SOURCE_DATE_EPOCH, else the date of the last commit, else,
 * in a folder without git, that of the build.
 *
 * @param builtFile a file of the build
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
export function commitDate(env: NodeJS.ProcessEnv, builtFile: string): Date {
  const epoch = env.SOURCE_DATE_EPOCH || lastCommit();
  return epoch ? new Date(Number(epoch) * 1000) : fs.statSync(builtFile).mtime;
}

function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
