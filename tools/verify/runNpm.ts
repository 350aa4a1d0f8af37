import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/**
 * Uses the npm that started this process, because Windows can't start `npm` without a shell.
 *
 * @returns whether it succeeded, and the captured output
 */
export async function runNpm(
  args: string[],
  {env = {}, captureOutput = false}: {env?: NodeJS.ProcessEnv; captureOutput?: boolean} = {},
): Promise<{ok: boolean; printed: string}> {
  const npm = process.env.npm_execpath;
  if (!npm) {
    throw new Error('`npm_execpath` is not set. Start this with `npm test` or `npm run`.');
  }
  const output = captureOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [npm, ...args], {
    stdio: ['ignore', output, output],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new Error(`Can't start npm ${args.join(' ')}.`, {cause})),
    );
    child.once('close', (code) => resolve(code === 0));
  });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [ok, ...printed] = await Promise.all([ended, ...streams]);
  return {ok, printed: printed.join('')};
}
