import path from 'node:path';
import playwrightConfig from '../../playwright.config';
import {foldersOf} from './releaseParts';

export interface Step {
  name: string;
  /** Arguments of npm. */
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** JUnit report. Default: the step counts as one test. */
  report?: string;
  /** Whether later steps need its output. */
  isRequired?: boolean;
}

/** Release parts with a site of their own. */
const partsWithSite = ['owner', 'webpack', 'consumer'];

/** The browser tests of this part start builds, so they run alone. */
const ALONE = 'writers';

/**
 * Returns groups of steps for a change and some parts of a release. Steps of a group run two at a time,
 * longest first, to keep both cores busy. All sites are built before browsers start.
 */
export function planSteps(parts: readonly string[]): Step[][] {
  const sites = ['variant', ...partsWithSite.filter((part) => parts.includes(part))];
  const together = parts.filter((part) => part !== ALONE).map((part) => `release/${part}`);
  return [
    [
      {...script('build'), env: {TELESCOPE_STRICT: 'true'}, isRequired: true},
      vitest(['unit', 'source', 'api']),
      ...[script('lint'), script('typecheck'), script('check'), script('draw', '--check')],
    ],
    [
      ...sites.map((site) => ({...program('tsx', 'tests/builds.ts', site), isRequired: true})),
      ...[script('compress'), script('guide', 'licences', '--check')],
    ],
    [vitest(['built']), vitest(['hosting'])],
    ...(parts.length > 0 ? [[vitest(['release', 'conformance'], parts.flatMap(foldersOf))]] : []),
    [playwright(['browser', 'variant', ...together])],
    ...(parts.includes(ALONE) ? [[playwright([`release/${ALONE}`])]] : []),
  ];
}

const script = (...command: [name: string, ...args: string[]]): Step => {
  const [name, ...args] = command;
  return {name: command.join(' '), command: ['run', '--silent', name, '--', ...args]};
};

const program = (...command: string[]): Step => ({
  name: command.join(' '),
  command: ['exec', '--', ...command],
});

function vitest(projects: string[], folders: string[] = []): Step {
  const report = reportOf(`vitest-${projects[0]}`);
  const options = ['--passWithNoTests', '--reporter=default', '--reporter=junit'];
  return {
    ...program(
      'vitest',
      'run',
      ...folders,
      ...selected(projects),
      ...options,
      `--outputFile=${report}`,
    ),
    name: `vitest ${projects.join(' ')}`,
    report,
  };
}

/** Runs the projects whose tests are in some folders of `tests`. */
function playwright(folders: string[]): Step {
  const projects = playwrightConfig
    .projects!.filter(({testMatch}) =>
      folders.some((folder) => String(testMatch).startsWith(`tests/${folder}/`)),
    )
    .map(({name}) => name!);
  const report = reportOf(`browser-${projects[0]}`);
  return {
    ...program('playwright', 'test', ...selected(projects)),
    env: {CI: 'true', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report},
    report,
  };
}

const selected = (projects: string[]) => projects.map((project) => `--project=${project}`);

const reportOf = (name: string) => path.resolve(`.tmp/reports/test-${name}.xml`);
