import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../../packages/built-site/src/files';
import {features} from '../../../src/config/features';
import {defaultLocale} from '../../../src/config/locales';
import {readSettings} from '../../../src/config/settings';
import type {SiteCopy} from '../../support/siteCopy';
import {
  buildSite,
  createSite,
  hasFile,
  readBuild,
  removeExtras,
  type Build,
  type Traces,
} from './site';

/** By feature. Extras have their own. */
const traces: Record<string, Traces> = {
  patches: {'compile hint': ({scripts}) => scripts.includes('allFunctionsCalledOnLoad')},
  openapi: {description: hasFile('openapi/telescope.v1.yaml')},
  licences: {},
  markdownExport: {
    pages: hasFile('index.md', 'support_en.md', 'llms.txt', 'llms-full.txt'),
    'link in the head': ({html}) => html.includes('text/markdown'),
    'hidden link': ({html}) => html.includes('llms.txt'),
    menu: ({html}) => html.includes('Copy page'),
    'code of the menu': ({scripts}) => scripts.includes('copyPage.'),
  },
  search: {
    page: hasFile('search/index.html'),
    index: hasFile('search-data/index.json'),
    box: ({html}) => html.includes('DocSearch'),
    field: ({html}) => html.includes('Search the documentation'),
    'inline script': ({html}) => html.includes('data-search'),
    code: ({scripts}) => scripts.includes('DocSearch'),
  },
  // Only written for a page of versions: see src/plugins/releases/__tests__/feed.test.ts.
  'release-feed': {},
  hosting: {
    files: hasFile('_headers', '_redirects', 'old/index.html'),
    policy: ({html}) => html.includes('Content-Security-Policy'),
    nginx: ({nginx}) => nginx !== '',
    'Trusted Types': ({scripts}) => scripts.includes('createPolicy("default"'),
  },
};

for (const file of globSync('extras/*/tests/traces.ts')) {
  Object.assign(traces, ((await import(path.resolve(file))) as {traces: typeof traces}).traces);
}

/** Versions of Node.js. Each one builds and serves a site. */
const versions = ['22.23.3', '24.21.0', '26.12.1'] as const;

/** Returns the path of a Node.js executable, from the npm package with the official build. */
async function download(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const args = ['exec', '--yes', '--package', name, '--', 'node', '-p', 'process.execPath'];
  return (await promisify(execFile)('npm', args)).stdout.trim();
}

const builds = {} as Record<'none' | 'all', Build>;
let nodes: string[];
let site: SiteCopy;

/** File hashes of the first build, the warm one after an edit, and one without caches. */
const hashes: Record<string, string>[] = [];

beforeAll(async () => {
  nodes = await Promise.all(versions.map(download));
  const none = await createSite('none');
  await removeExtras(none);
  await buildSite(none, {TELESCOPE_FEATURES: 'none'}, nodes[0]);
  site = await createSite('all');
  const caches = {DOCUSAURUS_NO_PERSISTENT_CACHE: undefined};
  await buildSite(site, caches, nodes[1]);
  Object.assign(builds, {none: await readBuild(none), all: await readBuild(site)});
  hashes.push(hashFiles());
  await site.edit('docs/support_en.mdx', (text) => text.replace('## Code', 'Call us.\n\n## Code'));
  await buildSite(site, caches, nodes[1]);
  hashes.push(hashFiles());
  expect(fs.readdirSync(site.path('node_modules/.cache'))).toContain('docusaurus-built-site');
  fs.rmSync(site.path('node_modules'), {recursive: true});
  fs.rmSync(site.path('.docusaurus'), {recursive: true});
  await buildSite(site, {}, nodes[2]);
  hashes.push(hashFiles());
});

function hashFiles(): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  const files = ['build', 'build-nginx'].flatMap((folder) =>
    listFiles(site.path(folder)).map((file) => `${folder}/${file}`),
  );
  return Object.fromEntries(files.map((file) => [file, hash(site.path(file))]));
}

it('covers every feature', () => {
  const names = features(readSettings({}), defaultLocale).map(({name}) => name);
  expect(Object.keys(traces).sort()).toEqual(names.sort());
});

const tracesIn = (build: Build) =>
  Object.entries(traces).flatMap(([feature, byName]) =>
    Object.keys(byName).flatMap((trace) => (byName[trace]!(build) ? [`${feature}: ${trace}`] : [])),
  );

it('a build with all features has all of their traces', () => {
  const all = Object.entries(traces).flatMap(([feature, byName]) =>
    Object.keys(byName).map((trace) => `${feature}: ${trace}`),
  );
  expect(tracesIn(builds.all)).toEqual(all);
});

it('a build without features, and without the code of extras, has no traces of any', () => {
  expect(tracesIn(builds.none)).toEqual([]);
});

describe.each(['none', 'all'] as const)('with the features: %s', (name) => {
  it('contains every file that its pages reference', () => {
    const {html, files} = builds[name];
    const references = [...html.matchAll(/\s(?:href|src)="?\/([^"\s>#?]*\.\w+)/g)].map(
      ([, file]) => file!,
    );
    expect(references.length).toBeGreaterThan(5);
    expect([...new Set(references)].filter((file) => !files.includes(file))).toEqual([]);
  });
});

it('writes the same files with and without caches, also after an edit', () => {
  const [first, warm, cold] = hashes;
  expect(warm).toEqual(cold);
  const changed = Object.keys(warm!).filter((file) => warm![file] !== first![file]);
  expect(changed).toContain('build/support_en.md');
  expect(changed).toContain('build/support_en/index.html');
  expect(changed).not.toContain('build/index.md');
});
