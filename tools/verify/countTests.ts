import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';

const MAX_ERROR_LINES = 6;

export interface TestCount {
  passed: number;
  failed: number;
  failures: string[];
}

/** Reads a JUnit report. @throws if there's none */
export function countTests(file: string): TestCount {
  const $ = load(fs.readFileSync(file, 'utf8'), {xml: true});
  const failed = $('testcase > :is(failure, error)').toArray();
  return {
    passed: $('testcase:not(:has(> failure, > error, > skipped))').length,
    failed: failed.length,
    failures: failed.map((element) => {
      const test = $(element).parent();
      return describeFailure(`${test.attr('classname')}: ${test.attr('name')}`, $(element).text());
    }),
  };
}

/** First lines only, because CI truncates long logs. */
function describeFailure(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, MAX_ERROR_LINES)].join('\n         ');
}
