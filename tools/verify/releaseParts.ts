import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';

export interface ReleasePart {
  name: string;
  /** Printed if the part isn't run. */
  description: string;
  folder: string;
  builds: readonly string[];
  projects: readonly string[];
  /** Playwright projects that start builds, and therefore run alone. */
  alone?: readonly string[];
  hasVitest?: true;
  /** Paths whose changes the part tests. */
  covers: RegExp;
}

export const releaseParts: readonly ReleasePart[] = [
  {
    name: 'engines',
    description: 'Firefox and WebKit in full, and every page in Chromium',
    folder: 'tests/release/engines',
    builds: [],
    projects: ['chromium-every-page', 'firefox-in-full', 'webkit-in-full'],
    covers:
      /^(?:src\/(?!data\/)|packages\/(?:search|hosting|docusaurus-patches)\/|docusaurus\.config)/,
  },
  {
    name: 'owner',
    description: 'settings of an owner: name, languages, versions, base path, feedback',
    folder: 'tests/release/owner',
    builds: ['owner'],
    projects: ['owner'],
    covers:
      /^(?:src\/(?:config|plugins)\/|packages\/(?!handbook)|contract\/|deploy\/|docusaurus\.config)/,
  },
  {
    name: 'webpack',
    description: 'the build with webpack, and a site without blog posts',
    folder: 'tests/release/webpack',
    builds: ['webpack'],
    projects: ['webpack'],
    covers: /^(?:packages\/|docusaurus\.config|babel\.config)/,
  },
  {
    name: 'deployments',
    description: 'deployments while tabs are open',
    folder: 'tests/release/deployments',
    builds: [],
    projects: ['deployments'],
    covers:
      /^(?:deploy\/|packages\/(?:hosting|docusaurus-patches)\/|src\/(?:client|theme|lib)\/|docusaurus\.config)/,
  },
  {
    name: 'features',
    description: 'a small site without features, and with each one alone',
    folder: 'tests/release/features',
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:packages\/|src\/|docusaurus\.config)/,
  },
  {
    name: 'node',
    description: 'build and server with the other supported versions of Node.js',
    folder: 'tests/release/node',
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:package\.json|packages\/docusaurus-patches\/|docusaurus\.config)/,
  },
  {
    name: 'consumer',
    description: 'the packages in another site',
    folder: 'tests/release/consumer',
    builds: ['consumer'],
    projects: ['consumer'],
    covers: /^packages\/(?:built-site|content|openapi|remark|search|untranslated)\//,
  },
  {
    name: 'clients',
    description: 'API clients generated from the OpenAPI description',
    folder: 'tests/release/clients',
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:api\/|packages\/openapi\/)/,
  },
  {
    name: 'conformance',
    description: 'the built site, checked by validators and converters of other projects',
    folder: 'tests/release/conformance',
    builds: [],
    projects: [],
    hasVitest: true,
    covers:
      /^(?:api\/|packages\/(?:built-site|hosting|markdown-export|mcp|openapi)\/|src\/(?:components|theme)\/)/,
  },
  {
    name: 'handbook',
    description: 'the handbook as PDF',
    folder: 'tests/release/handbook',
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:packages\/handbook\/|src\/config\/handbook|src\/css\/)/,
  },
  {
    name: 'writers',
    description: 'commands for writers, invalid input, the development server, `npm run serve`',
    folder: 'tests/release/writers',
    builds: [],
    projects: [],
    alone: ['writers'],
    hasVitest: true,
    covers:
      /^(?:packages\/(?:authoring|checks|content|remark)\/|src\/(?:config|plugins)\/|tools\/run|docusaurus\.config)/,
  },
];

/** Paths whose changes affect all parts. */
const common = /^(?:package-lock\.json|tests\/support\/|tools\/(?:site|verify)\/)/;

export function partsTouchedBy(files: readonly string[]): ReleasePart[] {
  return releaseParts.filter(({covers, folder}) =>
    files.some((file) => covers.test(file) || common.test(file) || file.startsWith(`${folder}/`)),
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

/** Includes uncommitted changes to tracked files. */
function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const start = git('merge-base', revision, 'HEAD');
  return git('diff', '--name-only', '--no-renames', start).split('\n');
}
