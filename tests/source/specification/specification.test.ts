import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findUntested} from './findUntested';
import {listTests, type DeclaredTest} from './listTests';
import {parseRequirements, requirements} from './requirements';

const testsByFile = new Map<string, DeclaredTest[]>();

function testsOf(file: string): DeclaredTest[] | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const tests = testsByFile.get(file) ?? listTests(fs.readFileSync(file, 'utf8'));
  testsByFile.set(file, tests);
  return tests;
}

it('every requirement of the specification has a running test', () => {
  const remedy =
    'Restore the test, or name another one in tests/source/specification/requirements.';
  expect(findUntested(requirements, testsOf), remedy).toEqual([]);
});

it('requirement ids are unique', () => {
  const ids = requirements.map(({id}) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each([
  ['- {id: 2.10, requires: A, text: B, tests: []}', 'row 2.10: "text" is not allowed'],
  ['- {id: 2, requires: A, tests: []}', 'row 2: "id" with value "2" fails to match'],
  ['- {requires: A, tests: []}', 'row number 1: "id" is required'],
  ['- {id: 2.1, tests: a}', 'row 2.1: "requires" is required. "tests" must be an array'],
])('rejects an invalid row and names it: %s', (text, message) => {
  expect(() => parseRequirements('a.yaml', text)).toThrow(`a.yaml, ${message}`);
});

it('expands the braces of a path', () => {
  const [row] = parseRequirements(
    'a.yaml',
    '- {id: 2.1, requires: A, paths: ["/a/{b,c}/", /], tests: []}',
  );
  expect(row?.paths).toEqual(['/a/b/', '/a/c/', '/']);
});

describe('an untested requirement', () => {
  const source = `
    test('alone', () => {});
    describe.each(locales)('in %s', () => {
      it.each([1])(\`opens \${page}\`, () => {});
      it.skip('skipped', () => {});
    });
    test('skips itself', () => { test.skip(isSlow, 'Too slow'); });
    it.fails('expected to fail', () => {});
    test.describe.skip('all', () => { test('in a skipped group', () => {}); });
    test.describe('some', () => { test.skip(); test('in a group that skips itself', () => {}); });
    it.runIf(hasSearch)('sometimes', () => {});
  `;
  const findIn = (...tests: string[]) =>
    findUntested([{id: '1.1', requires: 'A fact', tests}], (file) =>
      file === 'a.test.ts' ? listTests(source) : undefined,
    );

  it('is reported if it names no test', () => {
    expect(findIn()).toEqual(['1.1, “A fact”: it names no test.']);
  });

  it("is reported if the file or the title doesn't exist", () => {
    expect(findIn('gone.test.ts › alone', 'a.test.ts › gone', 'a.test.ts › opens ${page}')).toEqual(
      [
        '1.1, “A fact”: gone.test.ts does not exist.',
        '1.1, “A fact”: a.test.ts has no test “gone”.',
        '1.1, “A fact”: a.test.ts has no test “opens ${page}”.',
      ],
    );
  });

  it.each([
    'in %s › skipped',
    'skips itself',
    'expected to fail',
    'all › in a skipped group',
    'some › in a group that skips itself',
    'sometimes',
  ])('is reported if its test is skipped: %s', (title) => {
    expect(findIn(`a.test.ts › ${title}`)).toEqual([
      `1.1, “A fact”: “${title}” is skipped in a.test.ts.`,
    ]);
  });

  it('is not reported if its tests run', () => {
    expect(findIn('a.test.ts › alone', 'a.test.ts › in %s › opens ${page}')).toEqual([]);
  });
});
