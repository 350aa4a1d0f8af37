import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {readIndexContent, runSearchCommand} from 'docusaurus-search-sections/commands';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {searchSite} from '../../../src/config/search';
import {startProvider, type Fault, type IndexContents, type Provider} from '../../support/provider';

const html =
  '<body><main><div class="theme-doc-markdown"><h1>Title</h1><p>Text.<h2 id=more>More</h2></div></main>';

function pagesFile(language: string, ...pages: [name: string, title: string][]): string {
  const baseUrl = language === 'en' ? '/' : `/${language}/`;
  return JSON.stringify({
    origin: 'https://docs.telescope.example',
    baseUrl,
    language,
    version: {name: 'current', label: 'Next', isLast: true, path: baseUrl},
    pages: pages.map(([name, title]) => ({
      kind: 'document',
      id: name,
      path: `${baseUrl}${name}/`,
      title,
      area: title,
      unlisted: false,
      version: 'current',
    })),
  } satisfies Omit<PagesFile, 'pages'> & {pages: Partial<PageMetadata>[]});
}

const guide = {
  'pages.json': pagesFile('en', ['glossary', 'Glossary']),
  'glossary/index.html': html,
  'fr/pages.json': pagesFile('fr', ['glossary', 'Glossaire']),
  'fr/glossary/index.html': html,
};

const content = readIndexContent(folderWith(guide, afterAll), searchSite);
const {settings, synonyms, rules: siteRules} = content;
const records = [...content.records];

const keyNames = 'Check TELESCOPE_ALGOLIA_APP_ID and TELESCOPE_ALGOLIA_ADMIN_KEY';

let provider: Provider;
let env: Record<string, string>;

beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => {
  env = {
    TELESCOPE_ALGOLIA_APP_ID: 'APPID',
    TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
    TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
    TELESCOPE_ALGOLIA_ADMIN_KEY: 'adminkey',
    TELESCOPE_ALGOLIA_HOST: `127.0.0.1:${provider.httpPort}`,
  };
  provider.indices.clear();
  provider.fault = undefined;
});
afterAll(() => provider.stop());

/** Returns the output. */
async function runOn(files: Record<string, string>, ...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await runSearchCommand(searchSite, args, {...env, BUILD_DIR: folderWith(files)});
    return log.mock.calls.join('\n');
  } finally {
    [log, error].forEach((spy) => spy.mockRestore());
  }
}

const run = (...args: string[]) => runOn(guide, ...args);

/** @returns a copy of the provider's indices */
function fillLiveIndex(overrides: Partial<IndexContents> = {}) {
  provider.indices.set('guide', {
    objects: records.filter(({language}) => language === 'en'),
    settings,
    synonyms: [],
    rules: [{objectID: 'promote', consequence: {promote: [{objectID: 'a', position: 0}]}}],
    ...overrides,
  });
  return structuredClone(provider.indices);
}

it.each<[string, Record<string, string>, RegExp]>([
  ['a missing build', {'assets/main.js': ''}, /There is no build in .*\nBuild the site first/],
  [
    'a build without pages of the guide',
    {'pages.json': pagesFile('en')},
    /none of its 0 pages[^]*Build the site first/,
  ],
  [
    'two sections with the same address',
    {
      'pages.json': pagesFile('en', ['glossary', 'Glossary'], ['glossary', 'Words']),
      'glossary/index.html': html,
    },
    /one would replace the other: en:\/glossary\/, en:\/glossary\/#more\./,
  ],
])('rejects %s', async (_, files, expected) => {
  await expect(runOn(files, 'push', '--dry-run')).rejects.toThrow(expected);
});

it('rejects an unknown command, and lists the valid ones', async () => {
  await expect(run('fill')).rejects.toThrow('expected one of push, eval');
});

describe('search push', () => {
  it('creates a missing index; --dry-run only reports the changes', async () => {
    expect(await run('push', '--dry-run')).toContain('would fill "guide" with 4 records, ');
    expect(provider.indices.size).toBe(0);
    expect(await run('push')).toContain('"guide" has 4 records, ');
    const expectedIndex = {objects: records, settings, synonyms, rules: siteRules};
    expect([...provider.indices]).toEqual([['guide', expectedIndex]]);
  });

  it("replaces the index, and keeps the dashboard's rules", async () => {
    const {rules: dashboard} = fillLiveIndex().get('guide')!;
    fillLiveIndex({rules: [...dashboard, {objectID: 'absent-en-hovercraft', consequence: {}}]});
    await run('push');
    expect(provider.indices.get('guide')?.objects).toEqual(records);
    expect(provider.indices.get('guide')?.rules).toEqual([...dashboard, ...siteRules]);
  });

  it.each<[string, string, Omit<Fault, 'when'> | undefined, string]>([
    ['the key is unknown', 'nosuchkey', undefined, keyNames],
    ['the key is read-only', 'searchkey', undefined, `with this API key). ${keyNames}`],
    ['a batch is rejected', 'adminkey', {status: 400, body: {message: 'Too big'}}, 'Too big'],
    ['a batch fails', 'adminkey', {status: 503}, 'Can’t reach Algolia: every host failed.'],
  ])('leaves the index unchanged if %s, and says what to do', async (_, key, fault, reason) => {
    const before = fillLiveIndex();
    env.TELESCOPE_ALGOLIA_ADMIN_KEY = key;
    if (fault) {
      provider.fault = {when: ({path}) => /_tmp_\d+\/batch$/.test(path), ...fault};
    }
    const {message} = (await run('push').catch((error: unknown) => error)) as Error;
    expect(message).toContain(reason);
    expect(message).toContain('push again');
    expect(message).not.toContain(key);
    expect(provider.indices).toEqual(before);
  });
});

it('has settings for attributes that records have, and optional words except those of the guide', () => {
  const {optionalWords, ...others} = settings;
  const attributes = [
    ...[others.searchableAttributes, others.attributesForFaceting, others.customRanking],
    ...[others.attributesToRetrieve, others.attributeForDistinct],
  ].flat();
  for (const attribute of attributes) {
    expect(records[0]).toHaveProperty(attribute!.replace(/^\w+\((.*)\)$/, '$1'));
  }
  expect(optionalWords).toEqual(expect.arrayContaining(['how', 'the', 'comment', 'l', 'qu']));
  const guideWords = ['etat', 'debut', 'state', 'order', 'lift', 'core'];
  expect(guideWords.filter((word) => optionalWords!.includes(word))).toEqual([]);
});

it("has synonyms within the provider's limits: words on both sides, at most 100", () => {
  expect(synonyms.length).toBeGreaterThan(0);
  const invalid = synonyms.filter(
    ({input, synonyms: added = []}) => !input?.trim() || added.length < 1 || added.length > 100,
  );
  expect(invalid).toEqual([]);
});
