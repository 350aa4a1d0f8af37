import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';

const MAX_ERROR_LINES = 6;

/** How many tests of a step passed and failed, and of those that failed their names with the error. */
export interface Count {
  passed: number;
  failed: number;
  names: string[];
}

/** Reads a report in the form of JUnit. @throws when there is none: the step ended before its tests */
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

/** The name with the first lines of the error, without colours: where a log is cut, they are still there. */
function named(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, MAX_ERROR_LINES)].join('\n         ');
}
