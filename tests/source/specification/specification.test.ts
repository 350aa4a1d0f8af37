import fs from 'node:fs';
import {expect, it} from 'vitest';
import {requirements} from './requirements';

/** Whether a file contains each title as a string. */
function hasTest(test: string): boolean {
  const [file, ...titles] = test.split(' › ');
  const source = fs.existsSync(file!) ? fs.readFileSync(file!, 'utf8') : '';
  return titles.every((title) =>
    ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)),
  );
}

it('every requirement of the specification has a test', () => {
  expect(requirements.length).toBeGreaterThan(100);
  const untested = requirements.flatMap(({id, requires, tests, paths, unlistedPaths}) => {
    const missing = tests?.filter((test) => !hasTest(test)) ?? [];
    const hasTests = tests ?? paths ?? unlistedPaths;
    return hasTests && missing.length === 0 ? [] : [{id, requires, missing}];
  });
  expect(untested, 'Restore the test, or name another one in requirements/').toEqual([]);
});
