import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/**
 * Runs a command of npm, by the npm that runs this one: `npm` itself is no program that Windows
 * could start without a shell.
 *
 * @param options `isHeld`: what it prints is kept for the caller, and not shown as it comes
 * @returns whether it ended well, and what it printed if that is held
 * @throws when it does not start
 */
export async function runNpm(
  args: string[],
  {env = {}, isHeld = false}: {env?: NodeJS.ProcessEnv; isHeld?: boolean} = {},
): Promise<{ok: boolean; printed: string}> {
  const npm = process.env.npm_execpath;
  if (!npm) {
    throw new Error('This is started by `npm test` or `npm run`.');
  }
  const output = isHeld ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [npm, ...args], {
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
