import path from 'node:path';
import {countTests, type Count} from './count';
import type {ReleasePart} from './releaseParts';

export interface Step {
  script: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Default: counts as one test. */
  count?: () => Count;
  /** Whether later steps need its output. */
  isVital?: boolean;
}

const reports = '.tmp/reports';

export const changeProjects = ['desktop', 'phone', 'firefox', 'webkit', 'variant'];

/**
 * Steps of a group run two at a time, longest first, to keep both cores busy. All sites are built before
 * browsers start.
 */
export function planSteps(parts: readonly ReleasePart[]): Step[][] {
  const sites = ['variant', ...parts.flatMap(({builds}) => builds)];
  const programs = parts.filter(({hasVitest}) => hasVitest).map(({folder}) => folder);
  const projects = [...changeProjects, ...parts.flatMap((part) => part.projects)];
  const alone = parts.flatMap((part) => part.alone ?? []);
  return [
    [
      {script: 'build', env: {TELESCOPE_STRICT: 'true'}, isVital: true},
      vitest(['unit', 'source', 'api']),
      {script: 'lint'},
      {script: 'typecheck'},
      {script: 'check'},
      {script: 'draw', args: ['--check']},
    ],
    [
      ...sites.map((site) => ({script: 'test:builds', args: [site], isVital: true})),
      {script: 'compress'},
      {script: 'licences', args: ['--check']},
    ],
    [vitest(['built']), vitest(['hosting'])],
    ...(programs.length > 0 ? [[vitest(['release'], programs)]] : []),
    [playwright(projects)],
    ...alone.map((project) => [playwright([project])]),
  ];
}

function vitest(projects: string[], folders: string[] = []): Step {
  const file = `${reports}/test-vitest-${projects[0]}.xml`;
  return {
    script: 'test:vitest',
    args: [
      ...projects.map((project) => `--project=${project}`),
      ...folders,
      '--reporter=default',
      '--reporter=junit',
      `--outputFile=${file}`,
    ],
    count: () => countTests(file),
  };
}

function playwright(projects: string[]): Step {
  const file = `${reports}/test-browser-${projects[0]}.xml`;
  return {
    script: 'test:browser',
    args: projects.map((project) => `--project=${project}`),
    env: {CI: 'true', PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.resolve(file)},
    count: () => countTests(file),
  };
}
