import {readFileSync} from 'node:fs';

/** Reads how many tests a Vitest JSON report counts; nothing when there is no report. */
export function countVitest(file) {
  const report = readReport(file);
  return {passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0};
}

/** The same for a JSON report of Playwright; a test that passed at a second try has passed. */
export function countPlaywright(file) {
  const stats = readReport(file)?.stats;
  return {passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0};
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
