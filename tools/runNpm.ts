import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Returns the output instead of printing it. */
  captureOutput?: boolean;
}

/** Runs npm. Returns whether it succeeded, and the captured output. */
export async function runNpm(
  args: string[],
  {env, captureOutput = false}: Options = {},
): Promise<{ok: boolean; output: string}> {
  // The npm that started this process: Windows can't start `npm` without a shell.
  const npm = process.env.npm_execpath;
  if (!npm) {
    throw new Error('`npm_execpath` is not set. Start this with `npm test` or `npm run`.');
  }
  const stream = captureOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [npm, ...args], {
    stdio: ['ignore', stream, stream],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const texts = [child.stdout, child.stderr].map((readable) => (readable ? text(readable) : ''));
  const [ok, ...output] = await Promise.all([ended, ...texts]);
  return {ok, output: output.join('')};
}
