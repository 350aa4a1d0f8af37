import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findUnproved} from './findUnproved';
import {listTests, type DeclaredTest} from './listTests';
import {specification} from './table';

const read = new Map<string, DeclaredTest[]>();

function testsOf(file: string): DeclaredTest[] | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const tests = read.get(file) ?? listTests(fs.readFileSync(file, 'utf8'));
  read.set(file, tests);
  return tests;
}

it('every row of the specification is proved by tests that run', () => {
  const remedy = 'Bring the test back, or name another one in tests/source/specification/table.ts.';
  expect(findUnproved(specification, testsOf), remedy).toEqual([]);
});

describe('a row that is not proved', () => {
  const source = `
    test('alone', () => {});
    describe.each(locales)('in %s', () => {
      it.each([1])(\`opens \${page}\`, () => {});
      it.skip('skipped', () => {});
    });
    test('skips itself', () => { test.fixme(isSlow, 'Too slow'); });
    test.describe.skip('all', () => { test('in a skipped group', () => {}); });
    test.describe('some', () => { test.skip(); test('in a group that skips itself', () => {}); });
    it.runIf(hasSearch)('sometimes', () => {});
  `;
  const findIn = (...tests: string[]) =>
    findUnproved([{title: '1.', rows: [{text: 'A row', tests}]}], (file) =>
      file === 'a.test.ts' ? listTests(source) : undefined,
    );

  it('is found when it names no test', () => {
    expect(findIn()).toEqual(['1., “A row”: it names no test.']);
  });

  it('is found when the file or the title does not exist', () => {
    expect(findIn('gone.test.ts › alone', 'a.test.ts › gone', 'a.test.ts › opens ${page}')).toEqual(
      [
        '1., “A row”: gone.test.ts does not exist.',
        '1., “A row”: a.test.ts has no test “gone”.',
        '1., “A row”: a.test.ts has no test “opens ${page}”.',
      ],
    );
  });

  it.each([
    'in %s › skipped',
    'skips itself',
    'all › in a skipped group',
    'some › in a group that skips itself',
    'sometimes',
  ])('is found when its test is skipped: %s', (title) => {
    expect(findIn(`a.test.ts › ${title}`)).toEqual([
      `1., “A row”: “${title}” is skipped in a.test.ts.`,
    ]);
  });

  it('is not found when its tests run', () => {
    expect(findIn('a.test.ts › alone', 'a.test.ts › in %s › opens ${page}')).toEqual([]);
  });
});
