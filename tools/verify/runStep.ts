import type {TestCount} from './countTests';
import {runNpm} from './runNpm';
import type {Step} from './steps';

export interface Result extends TestCount {
  name: string;
  ok: boolean;
  seconds: number;
}

/** GitHub Actions folds the output of a step. */
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
  const {ok, output} = await runNpm(['run', '--silent', script, '--', ...args], {
    env,
    captureOutput,
  });
  process.stdout.write(captureOutput ? `${open}${name}\n${output}${close}` : close);
  const count = countOf(step, ok);
  const seconds = Math.round((Date.now() - start) / 1000);
  return {name, ok: count.failed === 0, seconds, ...count};
}

/** Counts at least one failure if the step failed, even if its report contains none. */
function countOf({count}: Step, ok: boolean): TestCount {
  try {
    const {passed, failed, failures} = count?.() ?? {
      passed: Number(ok),
      failed: 0,
      failures: [],
    };
    return {passed, failed: ok ? failed : Math.max(failed, 1), failures};
  } catch (error) {
    console.error(error);
    return {passed: 0, failed: 1, failures: ['No test report.']};
  }
}
