import fs from 'node:fs';
import {globSync} from 'tinyglobby';

const none = /$^/;

/** Tests that open every page, or a page of each kind. */
const everyPage = /\/(?:axe|firstScreen|firstVisit|layoutShift|screenshots|everyKind|zoom)\./;

/** The path or text of the tests that a change of some paths can fail. Other paths can fail all tests. */
const covers: [paths: RegExp, tests: RegExp][] = [
  [/^(?:\.github|deploy|tests\/(?:source|site|release))\/|\/__tests__\/|\.md$/, none],
  [/^packages\/(?:authoring|checks|licences)\//, none],
  [/^tools\/(?:bench|pull-request|verify)\//, none],
  [/^(?:packages\/)?search\//, /search/i],
];

export const isPage = (file: string) =>
  /^(?:docs|blog|i18n\/\w+\/docusaurus-plugin-content-\w+)\/.*\.mdx$/.test(file);

/** Returns the files of the browser tests that changed files can fail; `undefined` for all tests. */
export function browserTestsOf(changedFiles: readonly string[]): string[] | undefined {
  const tests = globSync([
    'tests/{browser,variant}/**/*.spec.ts',
    'extras/*/tests/desktop/*.spec.ts',
  ]);
  const affected = new Set<string>();
  for (const file of changedFiles) {
    const found = testsOf(file, tests);
    if (!found) {
      return undefined;
    }
    found.forEach((test) => affected.add(test));
  }
  return [...affected].sort();
}

function testsOf(file: string, tests: string[]): string[] | undefined {
  if (tests.includes(file)) {
    return [file];
  }
  if (isPage(file)) {
    const address = fs.existsSync(file) && readAddress(file);
    return address
      ? tests.filter((test) => everyPage.test(test) || opens(test, address))
      : undefined;
  }
  const extra = /^extras\/[^/]+\//.exec(file)?.[0];
  if (extra) {
    return tests.filter((test) => test.startsWith(extra));
  }
  const rule = covers.find(([paths]) => paths.test(file));
  return rule && tests.filter((test) => rule[1].test(test + read(test)));
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

const readAddress = (file: string) => /^slug: (\S+)$/m.exec(read(file))?.[1];

/** Whether a test contains the address of a page of the guide. */
const opens = (test: string, address: string) =>
  !test.startsWith('tests/variant/') && new RegExp(`${address}['"\`?#$]`).test(read(test));
