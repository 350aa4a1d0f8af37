import type {Count} from './count';
import {runNpm} from './runNpm';
import type {Step} from './steps';

/** How a step ended. */
export interface Result extends Count {
  name: string;
  ok: boolean;
  seconds: number;
}

/** GitHub folds what stands between these. */
const [open, close] = process.env.GITHUB_ACTIONS ? ['::group::', '::endgroup::\n'] : ['\n=== ', ''];

/** Runs a step; one that is held prints at its end, as another one runs beside it. */
export async function runStep(step: Step, isHeld: boolean): Promise<Result> {
  const {script, args = [], env} = step;
  const name = [script, ...args.filter((arg) => !/^--(?:reporter|outputFile)=/.test(arg))].join(
    ' ',
  );
  const start = Date.now();
  if (!isHeld) {
    console.log(`${open}${name}`);
  }
  const {ok, printed} = await runNpm(['run', '--silent', script, '--', ...args], {env, isHeld});
  process.stdout.write(isHeld ? `${open}${name}\n${printed}${close}` : close);
  const count = countOf(step, ok);
  const seconds = Math.round((Date.now() - start) / 1000);
  return {name, ok: count.failed === 0, seconds, ...count};
}

/** A step that fails has failed at least once, whatever its report says. */
function countOf({count}: Step, ok: boolean): Count {
  try {
    const {passed, failed, names} = count?.() ?? {passed: Number(ok), failed: 0, names: []};
    return {passed, failed: ok ? failed : Math.max(failed, 1), names};
  } catch (error) {
    console.error(error);
    return {passed: 0, failed: 1, names: ['It left no report.']};
  }
}
