import type {Count} from './count';
import {runNpm} from './runNpm';
import type {Step} from './steps';

export interface Result extends Count {
  name: string;
  ok: boolean;
  seconds: number;
}

/** GitHub folds the output between these commands. */
const [open, close] = process.env.GITHUB_ACTIONS ? ['::group::', '::endgroup::\n'] : ['\n=== ', ''];

export async function runStep(step: Step, captureOutput: boolean): Promise<Result> {
  const {script, args = [], env} = step;
  const name = [script, ...args.filter((arg) => !/^--(?:reporter|outputFile)=/.test(arg))].join(
    ' ',
  );
  const start = Date.now();
  if (!captureOutput) {
    console.log(`${open}${name}`);
  }
  const {ok, printed} = await runNpm(['run', '--silent', script, '--', ...args], {
    env,
    captureOutput,
  });
  process.stdout.write(captureOutput ? `${open}${name}\n${printed}${close}` : close);
  const count = countOf(step, ok);
  const seconds = Math.round((Date.now() - start) / 1000);
  return {name, ok: count.failed === 0, seconds, ...count};
}

/** A failed step counts at least one failure, even if its report has none. */
function countOf({count}: Step, ok: boolean): Count {
  try {
    const {passed, failed, names} = count?.() ?? {passed: Number(ok), failed: 0, names: []};
    return {passed, failed: ok ? failed : Math.max(failed, 1), names};
  } catch (error) {
    console.error(error);
    return {passed: 0, failed: 1, names: ['No test report.']};
  }
}
