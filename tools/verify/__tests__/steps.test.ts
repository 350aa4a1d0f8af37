import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {createVitest} from 'vitest/node';
import playwrightConfig from '../../../playwright.config';
import {browserTestsOf} from '../browserTests';
import {jobs, parseOptions, pullRequestJobs} from '../options';
import {partsTouchedBy, releaseParts} from '../releaseParts';
import {planSteps} from '../steps';

it('runs each test file in a project of exactly one step', async () => {
  const vitest = await createVitest('test', {watch: false});
  const found = await vitest.globTestSpecifications();
  await vitest.close();
  const projectsOf = new Map<string, string[]>();
  const add = (file: string, name: string) =>
    projectsOf.set(file, [...(projectsOf.get(file) ?? []), name]);
  found.forEach(({project, moduleId}) => add(path.relative('.', moduleId), project.name));
  const listed = ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.spec.ts'];
  const files = execFileSync('git', listed, {encoding: 'utf8'}).trim().split('\n');
  for (const file of files.filter((name) => name.endsWith('.spec.ts'))) {
    const projects = playwrightConfig.projects!.filter(({testMatch}) =>
      globSync(testMatch as string[]).includes(file),
    );
    projects.forEach(({name}) => add(file, name!));
  }
  const steps = planSteps({jobs}).flat();
  const stepsOf = (file: string) =>
    steps.filter(({command}) =>
      projectsOf.get(file)?.some((project) => command.includes(`--project=${project}`)),
    );
  // Deleted files may still be in the index.
  const existing = files.filter((file) => fs.existsSync(file));
  expect(existing.filter((file) => stepsOf(file).length !== 1)).toEqual([]);
  expect(fs.readdirSync('tests/release').filter((part) => !releaseParts.includes(part))).toEqual(
    [],
  );
});

it('selects the release parts that a change affects, and none for a page', () => {
  expect(partsTouchedBy(['docs/glossary.mdx', 'README.md'])).toEqual([]);
  expect(partsTouchedBy(['src/css/tokens.css'])).toContain('extras');
  expect(partsTouchedBy(['tests/release/owner/name.spec.ts'])).toEqual(['owner']);
  expect(partsTouchedBy(['package-lock.json'])).toEqual(releaseParts);
});

it('selects the browser tests that a change can fail', () => {
  expect(browserTestsOf(['README.md', 'packages/checks/src/index.ts'])).toEqual([]);
  expect(browserTestsOf(['docs/roadmapping/export.mdx'])).toEqual(
    expect.arrayContaining(
      ['language', 'axe'].map((name) => `tests/browser/desktop/${name}.spec.ts`),
    ),
  );
  const [ofExtra = ''] = globSync('extras/*/tests/desktop/*.spec.ts');
  expect(browserTestsOf([ofExtra.replace('/tests/', '/src/')])).toEqual([ofExtra]);
  expect(browserTestsOf(['docs/glossary.mdx', 'src/css/tokens.css'])).toBeUndefined();
});

it('skips what a page can’t fail', () => {
  const names = (...changedFiles: string[]) =>
    planSteps({jobs: pullRequestJobs, changedFiles})
      .flat()
      .map(({name}) => name);
  const skipped = ['typecheck', 'tsx tests/builds.ts variant', 'compress', 'vitest hosting'];
  expect(names('src/css/tokens.css')).toEqual(expect.arrayContaining(skipped));
  const ofPage = names('docs/glossary.mdx');
  expect(ofPage.filter((name) => skipped.includes(name))).toEqual([]);
  expect(ofPage).toEqual(expect.arrayContaining(['build', 'check', 'vitest built']));
});

it('runs the jobs of a pull request by default, all with --all, and rejects unknown options', () => {
  expect(parseOptions([]).jobs).toBe(pullRequestJobs);
  expect(parseOptions(['--all']).jobs).toBe(jobs);
  expect(parseOptions(['--job', 'browser', '--shard', '1/4'])).toEqual({
    jobs: ['browser'],
    shard: '1/4',
  });
  expect(() => parseOptions(['--job', 'browsers'])).toThrow('Unknown job "browsers"');
  expect(() => parseOptions(['--every'])).toThrow('--every');
});
