import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {createVitest} from 'vitest/node';
import playwrightConfig from '../../../playwright.config';
import {chooseParts, isIn, partsTouchedBy, releaseParts} from '../releaseParts';
import {planSteps} from '../steps';

async function vitestFiles(): Promise<[project: string, file: string][]> {
  const vitest = await createVitest('test', {watch: false});
  const specifications = await vitest.globTestSpecifications();
  await vitest.close();
  return specifications.map(({project, moduleId}) => [project.name, path.relative('.', moduleId)]);
}

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.spec.ts'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    // Deleted, but still in the index.
    .filter((file) => fs.existsSync(file));

it('runs each test file exactly once: for every change, or in one part of a release', async () => {
  const steps = planSteps(releaseParts).flat();
  const found = await vitestFiles();
  const partsOf = (file: string): string[] => {
    const release = releaseParts.filter(({folders}) => isIn(file, folders));
    const projects = playwrightConfig.projects!.filter(({testMatch}) =>
      globSync(testMatch as string | string[]).includes(file),
    );
    const runs = file.endsWith('.spec.ts')
      ? projects.map(({name}) => name)
      : found.filter(([, known]) => known === file).map(([project]) => project);
    const isRun = steps.some(({args = []}) =>
      args.some((argument) => runs.some((project) => argument === `--project=${project}`)),
    );
    return isRun ? (release.length > 0 ? release.map(({name}) => name) : ['change']) : [];
  };
  const wrong = testFiles().filter((file) => partsOf(file).length !== 1);
  expect(wrong).toEqual([]);
});

it('selects the release parts that a change affects, and none for a page', () => {
  const names = (...files: string[]) => partsTouchedBy(files).map(({name}) => name);
  expect(names('docs/glossary.mdx', 'README.md')).toEqual([]);
  expect(names('src/css/tokens.css')).toContain('extras');
  expect(names('tests/release/owner/name.spec.ts')).toEqual(['owner']);
  expect(names('package-lock.json')).toHaveLength(releaseParts.length);
});

it('runs no release part by default, all with --all, and rejects unknown options', () => {
  expect(chooseParts([])).toEqual([]);
  expect(chooseParts(['--all'])).toBe(releaseParts);
  expect(() => chooseParts(['--every'])).toThrow('--every');
});
