import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {text} from 'node:stream/consumers';

interface Options {
  /** The folder of the project; by default this one. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether what it prints is kept for the caller, and not shown as it comes. */
  isHeld?: boolean;
  /** A file that takes what it prints, in the order in which it comes. */
  log?: string;
}

/**
 * Runs a command of npm, by the npm that runs this one: `npm` itself is no program that Windows
 * could start without a shell.
 *
 * @returns whether it ended well, and what it printed if that is held
 * @throws when it does not start
 */
export async function runNpm(
  args: string[],
  {cwd, env = {}, isHeld = false, log}: Options = {},
): Promise<{ok: boolean; printed: string}> {
  const npm = process.env.npm_execpath;
  if (!npm) {
    throw new Error('This is started by `npm test` or `npm run`.');
  }
  const output = log ? fs.openSync(log, 'w') : isHeld ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [npm, ...args], {
    cwd,
    stdio: ['ignore', output, output],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`npm ${args.join(' ')}: no start`, {cause})));
    child.once('close', (code) => resolve(code === 0));
  });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [ok, ...printed] = await Promise.all([ended, ...streams]);
  return {ok, printed: printed.join('')};
}
