import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

const MAX_ERROR_LINES = 6;

/** How many tests of a step passed and failed, and of those that failed their names with the error. */
export interface Count {
  passed: number;
  failed: number;
  names: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: {status: string; fullName: string; failureMessages: string[]}[];
  }[];
}

interface Spec {
  ok: boolean;
  file: string;
  title: string;
  tests: {results: {errors: {message?: string}[]}[]}[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

interface PlaywrightReport extends Suite {
  stats: {expected: number; unexpected: number};
}

/** Reads a JSON report of Vitest. @throws when there is none: the step ended before its tests */
export function countVitest(file: string): Count {
  const {numPassedTests, numFailedTests, testResults} = read<VitestReport>(file);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults
      .flatMap(({assertionResults}) => assertionResults)
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => named(fullName, failureMessages[0])),
  };
}

/** The same for Playwright, which gives no test a second try. */
export function countPlaywright(file: string): Count {
  const {stats, ...report} = read<PlaywrightReport>(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    names: specsOf(report)
      .filter(({ok}) => !ok)
      .map(({file: spec, title, tests}) =>
        named(`${spec}: ${title}`, tests[0]?.results[0]?.errors[0]?.message),
      ),
  };
}

function specsOf({specs = [], suites = []}: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The name with the first lines of the error, without colours: where a log is cut, they are still there. */
function named(name: string, error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n').filter(Boolean);
  return [name, ...lines.slice(0, MAX_ERROR_LINES)].join('\n         ');
}

function read<Report>(file: string): Report {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}
