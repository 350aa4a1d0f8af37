import path from 'node:path';
import playwrightConfig from '../../playwright.config';
import {browserTestsOf, isPage} from './browserTests';
import type {Options} from './options';
import {foldersOf, releaseParts} from './releaseParts';

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
const partsWithSite = ['owner', 'consumer'];

/** The browser tests of this part start builds, so they run alone. */
const ALONE = 'writers';

/**
 * Returns groups of steps. Steps of a group run two at a time, longest first, to keep both cores busy.
 * All sites are built before browsers start.
 */
export function planSteps({jobs, shard, changedFiles}: Options): Step[][] {
  const ifJob = (job: string, ...steps: Step[]) => (jobs.includes(job) ? steps : []);
  // Pages can't change modules, types or headers.
  const ifCode = <Item>(...items: Item[]) => (changedFiles?.every(isPage) ? [] : items);
  const tests = changedFiles && browserTestsOf(changedFiles);
  const usesVariant = !tests || tests.some((file) => file.startsWith('tests/variant/'));
  const parts = jobs.filter((job) => releaseParts.includes(job));
  const isAlone = (part: string) => part === ALONE;
  return [
    [
      ...ifJob('build', {...script('build'), env: {TELESCOPE_STRICT: 'true'}, isRequired: true}),
      ...ifJob(
        'static',
        ...[vitest([...ifCode('unit'), 'source', 'api']), script('lint')],
        ...ifCode(script('typecheck')),
        ...[script('check'), script('draw', '--check'), script('guide', 'licences', '--check')],
      ),
    ],
    [
      ...ifJob('build', ...(usesVariant ? [site('variant')] : [])),
      ...partsWithSite.filter((part) => parts.includes(part)).map(site),
      ...ifJob('build', ...ifCode(script('compress'))),
    ],
    ifJob('served', vitest(['built']), ...ifCode(vitest(['hosting']))),
    parts.length > 0 ? [vitest(['release', 'conformance'], parts.flatMap(foldersOf))] : [],
    tests?.length === 0
      ? []
      : ifJob('browser', ...playwright(['browser', 'variant'], shard, tests)),
    playwright(parts.filter((part) => !isAlone(part)).map(inRelease)),
    playwright(parts.filter(isAlone).map(inRelease)),
  ].filter((group) => group.length > 0);
}

const inRelease = (part: string) => `release/${part}`;

const script = (...command: [name: string, ...args: string[]]): Step => {
  const [name, ...args] = command;
  return {name: command.join(' '), command: ['run', '--silent', name, '--', ...args]};
};

const site = (name: string): Step => ({
  ...program('tsx', 'tests/builds.ts', name),
  isRequired: true,
});

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

/** Runs the projects whose tests are in some folders of `tests`, or only some of their files. */
function playwright(folders: string[], shard?: string, files: string[] = []): Step[] {
  const projects = playwrightConfig
    .projects!.filter(({testMatch}) =>
      folders.some((folder) => String(testMatch).startsWith(`tests/${folder}/`)),
    )
    .map(({name}) => name!);
  const report = reportOf(`browser-${projects[0]}`);
  const options = shard ? [`--shard=${shard}`] : [];
  return projects.length === 0
    ? []
    : [
        {
          ...program('playwright', 'test', ...files, ...selected(projects), ...options),
          name: `playwright ${projects.join(' ')}`,
          env: {CI: 'true', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report},
          report,
        },
      ];
}

const selected = (projects: string[]) => projects.map((project) => `--project=${project}`);

const reportOf = (name: string) => path.resolve(`.tmp/reports/test-${name}.xml`);
