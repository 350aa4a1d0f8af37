import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';

const MAX_ERROR_LINES = 6;

export interface Count {
  passed: number;
  failed: number;
  /** Failed tests, with the start of their errors. */
  names: string[];
}

/** Reads a JUnit report. @throws if there's none */
export function countTests(file: string): Count {
  const $ = load(fs.readFileSync(file, 'utf8'), {xml: true});
  const faults = $('testcase > :is(failure, error)').toArray();
  return {
    passed: $('testcase:not(:has(> failure, > error, > skipped))').length,
    failed: faults.length,
    names: faults.map((fault) => {
      const test = $(fault).parent();
      return named(`${test.attr('classname')}: ${test.attr('name')}`, $(fault).text());
    }),
  };
}

/** Includes the start of the error, for truncated logs. */
function named(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, MAX_ERROR_LINES)].join('\n         ');
}
