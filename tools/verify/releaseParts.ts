import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {parseArgs} from 'node:util';

export interface ReleasePart {
  name: string;
  /** Printed if the part isn't run. */
  description: string;
  folders: readonly string[];
  builds: readonly string[];
  projects: readonly string[];
  /** Playwright projects that start builds, and therefore run alone. */
  alone?: readonly string[];
  hasVitest?: true;
  /** Paths whose changes the part tests. */
  covers: RegExp;
}

/** Returns the folders of tests in `tests/release` and in extras. */
function foldersOf(name: string): string[] {
  const extras = fs.existsSync('extras') ? fs.readdirSync('extras') : [];
  return ['tests/release', ...extras.map((extra) => `extras/${extra}/tests`)]
    .map((parent) => `${parent}/${name}`)
    .filter((folder) => fs.existsSync(folder));
}

export const releaseParts: readonly ReleasePart[] = [
  {
    name: 'engines',
    description: 'Firefox and WebKit in full, and every page in Chromium',
    folders: foldersOf('engines'),
    builds: [],
    projects: ['chromium-every-page', 'firefox-in-full', 'webkit-in-full'],
    covers:
      /^(?:src\/(?!data\/)|packages\/(?:search|hosting|docusaurus-patches)\/|docusaurus\.config)/,
  },
  {
    name: 'owner',
    description: 'settings of an owner: name, languages, versions, base path, reader reports',
    folders: foldersOf('owner'),
    builds: ['owner'],
    projects: ['owner'],
    covers:
      /^(?:src\/(?:config|plugins)\/|(?:packages|extras)\/|contract\/|deploy\/|docusaurus\.config)/,
  },
  {
    name: 'webpack',
    description: 'the build with webpack, and a site without blog posts',
    folders: foldersOf('webpack'),
    builds: ['webpack'],
    projects: ['webpack'],
    covers: /^(?:packages\/|docusaurus\.config|babel\.config)/,
  },
  {
    name: 'deployments',
    description: 'deployments while tabs are open',
    folders: foldersOf('deployments'),
    builds: [],
    projects: ['deployments'],
    covers:
      /^(?:deploy\/|packages\/(?:hosting|docusaurus-patches)\/|src\/(?:client|theme|lib)\/|docusaurus\.config)/,
  },
  {
    name: 'features',
    description: 'a small site without features, and with all of them',
    folders: foldersOf('features'),
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:extras\/|packages\/|src\/|docusaurus\.config)/,
  },
  {
    name: 'node',
    description: 'build and server with the other supported versions of Node.js',
    folders: foldersOf('node'),
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:package\.json|packages\/docusaurus-patches\/|docusaurus\.config)/,
  },
  {
    name: 'consumer',
    description: 'the packages in another site',
    folders: foldersOf('consumer'),
    builds: ['consumer'],
    projects: ['consumer'],
    covers: /^packages\/(?:built-site|content|openapi|remark|search|untranslated)\//,
  },
  {
    name: 'clients',
    description: 'API clients generated from the OpenAPI description',
    folders: foldersOf('clients'),
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:api\/|packages\/openapi\/)/,
  },
  {
    name: 'conformance',
    description: 'the built site, checked by validators and converters of other projects',
    folders: foldersOf('conformance'),
    builds: [],
    projects: [],
    hasVitest: true,
    covers:
      /^(?:api\/|packages\/(?:built-site|hosting|markdown-export|openapi)\/|extras\/|src\/(?:components|theme)\/)/,
  },
  {
    name: 'extras',
    description: 'slow tests of extras',
    folders: foldersOf('release'),
    builds: [],
    projects: [],
    hasVitest: true,
    covers: /^(?:extras\/|src\/css\/)/,
  },
  {
    name: 'writers',
    description: 'commands for writers, invalid input, the development server, `npm run serve`',
    folders: foldersOf('writers'),
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

/** Whether a file is in one of the folders. */
export function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`));
}

export function partsTouchedBy(files: readonly string[]): ReleasePart[] {
  return releaseParts.filter(({covers, folders}) =>
    files.some((file) => covers.test(file) || common.test(file) || isIn(file, folders)),
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
