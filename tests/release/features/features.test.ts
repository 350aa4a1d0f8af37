import fs from 'node:fs';
import pMap from 'p-map';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildSite, createSite, readBuild, type Build} from './site';

const hasFile =
  (...files: string[]) =>
  (build: Build) =>
    files.every((file) => build.files.includes(file));

/** A build must have all traces of a feature, or none without it. */
const traces: Record<string, Record<string, (build: Build) => boolean>> = {
  patches: {'compile hint': ({scripts}) => scripts.includes('allFunctionsCalledOnLoad')},
  openapi: {description: hasFile('openapi/telescope.v1.yaml')},
  licences: {},
  handbook: {
    list: hasFile('handbook/list.json'),
    request: ({scripts}) => scripts.includes('handbook/list.json'),
  },
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
  feedback: {
    question: ({html}) => html.includes('Did this page help'),
    request: ({scripts}) => scripts.includes('/_reader'),
  },
  hosting: {
    files: hasFile('_headers', '_redirects', 'old/index.html'),
    policy: ({html}) => html.includes('Content-Security-Policy'),
    nginx: ({nginx}) => nginx !== '',
    'contact for vulnerability reports': hasFile('.well-known/security.txt'),
    'Trusted Types': ({scripts}) => scripts.includes('createPolicy("default"'),
  },
};

const names = Object.keys(traces);
const builds = new Map<string, Build>();

beforeAll(async () => {
  await pMap(
    [[], ...names.map((name) => [name])],
    async (features) => {
      const site = await createSite(features);
      await buildSite(site);
      builds.set(features.join(), await readBuild(site));
    },
    {concurrency: 2},
  );
}, 600_000);

it('covers every feature', () => {
  const source = fs.readFileSync('src/config/features.ts', 'utf8');
  expect([...source.matchAll(/^    (\w+)\(/gm)].map(([, name]) => name)).toEqual(names);
});

describe.each(['', ...names])('only with the feature "%s"', (feature) => {
  it("has all of its traces, and none of the others'", () => {
    const build = builds.get(feature)!;
    const found = names.filter((name) => Object.values(traces[name]!).some((has) => has(build)));
    const missing = Object.entries(traces[feature] ?? {}).filter(([, has]) => !has(build));
    expect({found, missing: missing.map(([trace]) => trace)}).toEqual({
      found: feature && Object.keys(traces[feature]!).length > 0 ? [feature] : [],
      missing: [],
    });
  });

  it('contains every file that its pages reference', () => {
    const {html, files} = builds.get(feature)!;
    const references = [...html.matchAll(/\s(?:href|src)="?\/([^"\s>#?]*\.\w+)/g)].map(
      ([, file]) => file!,
    );
    expect(references.length).toBeGreaterThan(5);
    expect([...new Set(references)].filter((file) => !files.includes(file))).toEqual([]);
  });
});
