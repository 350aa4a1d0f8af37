import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {createVitest} from 'vitest/node';
import playwrightConfig from '../../../playwright.config';
import {chooseParts, partsTouchedBy, releaseParts} from '../releaseParts';
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
  const steps = planSteps(releaseParts).flat();
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

it('runs no release part by default, all with --all, and rejects unknown options', () => {
  expect(chooseParts([])).toEqual([]);
  expect(chooseParts(['--all'])).toBe(releaseParts);
  expect(() => chooseParts(['--every'])).toThrow('--every');
});
