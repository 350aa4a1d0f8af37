import path from 'node:path';
import {globSync} from 'tinyglobby';
import {beforeAll, describe, expect, it} from 'vitest';
import {features} from '../../../src/config/features';
import {defaultLocale} from '../../../src/config/locales';
import {readSettings} from '../../../src/config/settings';
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
  hosting: {
    files: hasFile('_headers', '_redirects', 'old/index.html'),
    policy: ({html}) => html.includes('Content-Security-Policy'),
    nginx: ({nginx}) => nginx !== '',
    'contact for vulnerability reports': hasFile('.well-known/security.txt'),
    'Trusted Types': ({scripts}) => scripts.includes('createPolicy("default"'),
  },
};

for (const file of globSync('extras/*/tests/traces.ts')) {
  Object.assign(traces, ((await import(path.resolve(file))) as {traces: typeof traces}).traces);
}

const builds = {} as Record<'none' | 'all', Build>;

beforeAll(async () => {
  const none = await createSite('none');
  await removeExtras(none);
  await buildSite(none, {TELESCOPE_FEATURES: 'none'});
  const all = await createSite('all');
  await buildSite(all);
  Object.assign(builds, {none: await readBuild(none), all: await readBuild(all)});
});

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
