import fs from 'node:fs';

/** How many tests of a step passed and failed, and the names of those that failed. */
export interface Count {
  passed: number;
  failed: number;
  names: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {assertionResults: {status: string; fullName: string}[]}[];
}

interface Suite {
  specs?: {ok: boolean; file: string; title: string}[];
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
      .map(({fullName}) => fullName),
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
      .map(({file: spec, title}) => `${spec}: ${title}`),
  };
}

function specsOf({specs = [], suites = []}: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read<Report>(file: string): Report {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}
