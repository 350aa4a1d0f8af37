import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';

/** A part of the tests that a release runs, and a change where it touches what the part is about. */
export interface ReleasePart {
  name: string;
  /** What it proves, for whoever is told that it did not run. */
  proves: string;
  /** Its tests. */
  folder: string;
  /** The sites of `tests/builds.ts` that it reads. */
  builds: readonly string[];
  /** Its projects of Playwright. */
  projects: readonly string[];
  /** Those of them that start a build of their own, and so run alone. */
  alone?: readonly string[];
  /** Whether Vitest runs tests of its folder too. */
  hasVitest?: true;
  /** The files that it is about, by their paths from the root. */
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
    proves:
      'what an owner does in a year: a name, a language, versions, a path, reports of readers',
    folder: 'tests/release/owner',
    builds: ['owner'],
    projects: ['owner'],
    about:
      /^(?:src\/(?:config|plugins)\/|packages\/(?!handbook|offline)|contract\/|deploy\/|docusaurus\.config)/,
  },
  {
    name: 'webpack',
    proves: 'the build by webpack, and a site without an announcement',
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
    proves: 'the clients that generators make of the description of the API',
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
    proves: 'commands of writers, bad input, the development server, `npm run serve`',
    folder: 'tests/release/writers',
    builds: [],
    projects: [],
    alone: ['writers'],
    hasVitest: true,
    about:
      /^(?:packages\/(?:authoring|checks|content|remark)\/|src\/(?:config|plugins)\/|tools\/run|docusaurus\.config)/,
  },
];

/** What every part stands on. */
const common = /^(?:package-lock\.json|tests\/support\/|tools\/(?:site|verify)\/)/;

/** The parts that a change calls for. @param files paths from the root */
export function partsTouchedBy(files: readonly string[]): ReleasePart[] {
  return releaseParts.filter(({about, folder}) =>
    files.some((file) => about.test(file) || common.test(file) || file.startsWith(`${folder}/`)),
  );
}

/**
 * The parts of a release that a run of the tests takes in: none, all with `--all`, with `--since <revision>`
 * those that the change since then is about.
 *
 * @throws when an option or the revision is unknown
 */
export function chooseParts(args: string[]): readonly ReleasePart[] {
  const {all, since} = parseArgs({
    args,
    options: {all: {type: 'boolean'}, since: {type: 'string'}},
  }).values;
  return all ? releaseParts : since === undefined ? [] : partsTouchedBy(changedSince(since));
}

/** Files that differ from where this branch left another, those that are not committed included. */
function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const start = git('merge-base', revision, 'HEAD');
  return git('diff', '--name-only', '--no-renames', start).split('\n');
}
