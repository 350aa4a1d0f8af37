import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {readIndexContent, runSearchCommand} from '@guide/search/commands';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {searchSite} from '../../../src/config/search';
import {describeError} from '../../../tools/runCommand';
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
  provider.faults.length = 0;
});
afterAll(() => provider.stop());

async function runOn(files: Record<string, string>, ...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line: string) => output.push(line)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line)),
  ];
  try {
    await runSearchCommand(searchSite, args, {...env, BUILD_DIR: folderWith(files)});
  } catch (reason) {
    errors.push(describeError(reason));
    process.exitCode = 1;
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return {code, output: output.join('\n'), errors: errors.join('\n')};
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
  ['a missing build', {'assets/main.js': ''}, /There is no build in .*\nRun `npm run build` first/],
  [
    'a build without pages of the guide',
    {'pages.json': pagesFile('en')},
    /none of its 0 pages[^]*Run `npm run build` first/,
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
  const {code, errors} = await runOn(files, 'push', '--dry-run');
  expect(code).toBe(1);
  expect(errors).toMatch(expected);
});

it('rejects an unknown command, and lists the valid ones', async () => {
  expect((await run('fill')).errors).toContain('expected one of push, eval');
});

describe('search push', () => {
  it('creates a missing index; --dry-run only reports the changes', async () => {
    const summary = '"guide" with 4 records (en: 2, fr: 2), ';
    expect((await run('push', '--dry-run')).output).toContain(`a push would fill ${summary}`);
    expect(provider.indices.size).toBe(0);

    const pushed = await run('push');
    expect(pushed.code).toBe(0);
    expect(pushed.output).toContain('"guide" has 4 records (en: 2, fr: 2), ');
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

  it.each([
    ['nosuchkey', 'Check TELESCOPE_ALGOLIA_APP_ID and TELESCOPE_ALGOLIA_ADMIN_KEY'],
    ['searchkey', 'Method not allowed with this API key). Check'],
  ])('with the key "%s" changes nothing, and names the variable', async (key, expected) => {
    const before = fillLiveIndex();
    env.TELESCOPE_ALGOLIA_ADMIN_KEY = key;
    const {code, errors} = await run('push');
    expect(code).toBe(1);
    expect(errors).toContain(expected);
    expect(errors).not.toContain(key);
    expect(provider.indices).toEqual(before);
  });

  it.each<[string, Omit<Fault, 'when'>, string]>([
    ['is rejected', {status: 400, body: {message: 'Record is too big'}}, 'Record is too big'],
    ['fails', {status: 503}, 'Can’t reach Algolia: every host failed.'],
  ])(
    'leaves the index unchanged if a batch %s, and says to push again',
    async (_, fault, reason) => {
      const before = fillLiveIndex();
      provider.faults.push({when: ({path}) => /_tmp_\d+\/batch$/.test(path), ...fault});
      const {code, errors} = await run('push');
      expect(code).toBe(1);
      expect(errors).toContain(`The push failed. `);
      expect(errors).toContain(reason);
      expect(errors).toContain('push again');
      expect(provider.indices).toEqual(before);
    },
  );
});

describe('the hosted index', () => {
  it('only has settings for attributes that records have', () => {
    const settingsEntries = [
      ...[settings.searchableAttributes, settings.attributesForFaceting, settings.customRanking],
      ...[settings.attributesToRetrieve, settings.attributeForDistinct],
    ];
    const attributes = settingsEntries
      .flat()
      .map((entry = '') => entry.replace(/^\w+\((.*)\)$/, '$1'));
    for (const attribute of attributes) {
      expect(records[0]).toHaveProperty(attribute);
    }
  });

  it('has optional words in both languages, without duplicates or words of the guide', () => {
    const words = settings.optionalWords as string[];
    expect(words).toEqual([...new Set(words)].sort());
    expect(words).toEqual(expect.arrayContaining(['how', 'the', 'comment', 'l', 'qu']));
    const guideWords = ['etat', 'debut', 'state', 'order', 'lift', 'core'];
    expect(guideWords.filter((word) => words.includes(word))).toEqual([]);
  });

  it("has synonyms within the provider's limits: words on both sides, at most 100", () => {
    expect(synonyms.length).toBeGreaterThan(0);
    const invalid = synonyms.filter(
      ({input, synonyms: added = []}) => !input?.trim() || added.length < 1 || added.length > 100,
    );
    expect(invalid).toEqual([]);
  });
});
