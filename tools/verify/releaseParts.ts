import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';

export interface ReleasePart {
  name: string;
  /** Description, printed if the part isn't run. */
  proves: string;
  folder: string;
  builds: readonly string[];
  projects: readonly string[];
  /** Playwright projects that start builds, and therefore run alone. */
  alone?: readonly string[];
  /** Whether its folder contains Vitest tests. */
  hasVitest?: true;
  /** Matches the paths of files that it covers. */
  about: RegExp;
}

export const releaseParts: readonly ReleasePart[] = [
  {
    name: 'engines',
    proves: 'Firefox and WebKit in full, and every page in Chromium',
    folder: 'tests/release/engines',
    builds: [],
    projects: ['chromium-every-page', 'chromium-offline', 'firefox-in-full', 'webkit-in-full'],
    about:
      /^(?:src\/(?!data\/)|packages\/(?:search|offline|hosting|docusaurus-patches)\/|docusaurus\.config)/,
  },
  {
    name: 'owner',
    proves: 'settings of an owner: name, languages, versions, base path, feedback',
    folder: 'tests/release/owner',
    builds: ['owner'],
    projects: ['owner'],
    about:
      /^(?:src\/(?:config|plugins)\/|packages\/(?!handbook|offline)|contract\/|deploy\/|docusaurus\.config)/,
  },
  {
    name: 'webpack',
    proves: 'the build with webpack, and a site without blog posts',
    folder: 'tests/release/webpack',
    builds: ['webpack'],
    projects: ['webpack'],
    about: /^(?:packages\/|docusaurus\.config|babel\.config)/,
  },
  {
    name: 'deployments',
    proves: 'deployments while tabs are open',
    folder: 'tests/release/deployments',
    builds: [],
    projects: ['deployments'],
    about:
      /^(?:deploy\/|packages\/(?:hosting|docusaurus-patches)\/|src\/(?:client|theme|lib)\/|docusaurus\.config)/,
  },
  {
    name: 'features',
    proves: 'a small site without features, and with each one alone',
    folder: 'tests/release/features',
    builds: [],
    projects: [],
    hasVitest: true,
    about: /^(?:packages\/|src\/|docusaurus\.config)/,
  },
  {
    name: 'foreign',
    proves: 'the packages in another site',
    folder: 'tests/release/foreign',
    builds: ['foreign'],
    projects: ['foreign'],
    about: /^packages\/(?:built-site|content|openapi|remark|search|untranslated)\//,
  },
  {
    name: 'clients',
    proves: 'API clients generated from the OpenAPI description',
    folder: 'tests/release/clients',
    builds: [],
    projects: [],
    hasVitest: true,
    about: /^(?:api\/|packages\/openapi\/)/,
  },
  {
    name: 'handbook',
    proves: 'the handbook as PDF',
    folder: 'tests/release/handbook',
    builds: [],
    projects: [],
    hasVitest: true,
    about: /^(?:packages\/handbook\/|src\/config\/handbook|src\/css\/)/,
  },
  {
    name: 'writers',
    proves: 'commands for writers, invalid input, the development server, `npm run serve`',
    folder: 'tests/release/writers',
    builds: [],
    projects: [],
    alone: ['writers'],
    hasVitest: true,
    about:
      /^(?:packages\/(?:authoring|checks|content|remark)\/|src\/(?:config|plugins)\/|tools\/run|docusaurus\.config)/,
  },
];

const common = /^(?:package-lock\.json|tests\/support\/|tools\/(?:site|verify)\/)/;

export function partsTouchedBy(files: readonly string[]): ReleasePart[] {
  return releaseParts.filter(({about, folder}) =>
    files.some((file) => about.test(file) || common.test(file) || file.startsWith(`${folder}/`)),
  );
}

/** @throws if an option or the revision is unknown */
export function chooseParts(args: string[]): readonly ReleasePart[] {
  const {all, since} = parseArgs({
    args,
    options: {all: {type: 'boolean'}, since: {type: 'string'}},
  }).values;
  return all ? releaseParts : since === undefined ? [] : partsTouchedBy(changedSince(since));
}

/** Includes uncommitted files. */
function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const start = git('merge-base', revision, 'HEAD');
  return git('diff', '--name-only', '--no-renames', start).split('\n');
}
