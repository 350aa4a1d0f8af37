import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';
import {runNpm} from '../runNpm';
import type {Step} from './steps';

const MAX_ERROR_LINES = 6;

export interface Result {
  name: string;
  passed: number;
  failed: number;
  failures: string[];
  seconds: number;
}

/** GitHub Actions folds the output of a step. */
const [open, close] = process.env.GITHUB_ACTIONS ? ['::group::', '::endgroup::\n'] : ['\n=== ', ''];

export async function runStep(
  {name, command, env, report}: Step,
  captureOutput: boolean,
): Promise<Result> {
  const start = Date.now();
  if (!captureOutput) {
    console.log(`${open}${name}`);
  }
  const {ok, output} = await runNpm(command, {env, captureOutput});
  process.stdout.write(captureOutput ? `${open}${name}\n${output}${close}` : close);
  const {passed, failures} = report ? readReport(report) : {passed: Number(ok), failures: []};
  // A step that failed counts at least one failure, even if its report contains none.
  const failed = Math.max(failures.length, Number(!ok));
  return {name, passed, failed, failures, seconds: Math.round((Date.now() - start) / 1000)};
}

/** Reads a JUnit report. */
function readReport(file: string): Pick<Result, 'passed' | 'failures'> {
  if (!fs.existsSync(file)) {
    return {passed: 0, failures: ['No test report.']};
  }
  const $ = load(fs.readFileSync(file, 'utf8'), {xml: true});
  return {
    passed: $('testcase:not(:has(> failure, > error, > skipped))').length,
    failures: Array.from($('testcase > :is(failure, error)'), (element) => {
      const test = $(element).parent();
      // First lines only, because CI truncates long logs.
      const lines = stripVTControlCharacters($(element).text())
        .split('\n')
        .filter((line) => line.trim());
      const name = `${test.attr('classname')}: ${test.attr('name')}`;
      return [name, ...lines.slice(0, MAX_ERROR_LINES)].join('\n         ');
    }),
  };
}
