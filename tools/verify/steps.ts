import path from 'node:path';
import {countTests, type TestCount} from './countTests';
import type {ReleasePart} from './releaseParts';

export interface Step {
  script: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Default: one test, which passes if the script does. */
  count?: () => TestCount;
  /** Whether later steps need its output. */
  isRequired?: boolean;
}

const reports = '.tmp/reports';

export const changeProjects = ['desktop', 'phone', 'firefox', 'webkit', 'variant'];

/**
 * Returns groups of steps. Steps of a group run two at a time, longest first, to keep both cores busy.
 * All sites are built before browsers start.
 */
export function planSteps(parts: readonly ReleasePart[]): Step[][] {
  const sites = ['variant', ...parts.flatMap(({builds}) => builds)];
  const vitestFolders = parts.filter(({hasVitest}) => hasVitest).flatMap(({folders}) => folders);
  const projects = [...changeProjects, ...parts.flatMap((part) => part.projects)];
  const alone = parts.flatMap((part) => part.alone ?? []);
  return [
    [
      {script: 'build', env: {TELESCOPE_STRICT: 'true'}, isRequired: true},
      vitest(['unit', 'source', 'api']),
      {script: 'lint'},
      {script: 'typecheck'},
      {script: 'check'},
      {script: 'draw', args: ['--check']},
    ],
    [
      ...sites.map((site) => ({script: 'test:builds', args: [site], isRequired: true})),
      {script: 'compress'},
      {script: 'licences', args: ['--check']},
    ],
    [vitest(['built']), vitest(['hosting'])],
    ...(vitestFolders.length > 0 ? [[vitest(['release', 'conformance'], vitestFolders)]] : []),
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
