import {readFileSync} from 'node:fs';

/**
 * Reads how many tests a Vitest JSON report counts, and the names of those that
 * failed; nothing when there is no report.
 */
export function countVitest(file) {
  const report = readReport(file);
  const tests = (report?.testResults ?? []).flatMap(({assertionResults}) => assertionResults);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    names: tests.filter(({status}) => status === 'failed').map(({fullName}) => fullName),
  };
}

/** The same for a JSON report of Playwright; a test that passed at a second try has passed. */
export function countPlaywright(file) {
  const report = readReport(file);
  const {expected = 0, flaky = 0, unexpected = 0} = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected,
    names: (report?.suites ?? [])
      .flatMap(specsOf)
      .filter(({ok}) => !ok)
      .map(({file: spec, title}) => `${spec}: ${title}`),
  };
}

function specsOf({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
