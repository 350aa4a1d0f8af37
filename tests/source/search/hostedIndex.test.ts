import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import type {PageMetadata, PagesFile} from '@guide/built-site/read';
import {
  createIndexSettings,
  readRecords,
  runSearchCommand,
} from 'docusaurus-search-sections/commands';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {searchSite} from '../../../src/config/search';
import {startProvider, type Fault, type Provider} from '../../support/provider';

const html =
  '<body><main><div class="theme-doc-markdown"><h1>Title</h1><p>Text.<h2 id=more>More</h2></div></main>';

function pagesFile(language: string, ...names: string[]): string {
  const baseUrl = language === 'en' ? '/' : `/${language}/`;
  return JSON.stringify({
    origin: 'https://docs.telescope.example',
    baseUrl,
    language,
    version: {name: 'current', label: 'Next', isLast: true, path: baseUrl},
    pages: names.map((name) => ({
      kind: 'document',
      id: name,
      path: `${baseUrl}${name}/`,
      title: name,
      area: name,
      unlisted: false,
      version: 'current',
    })),
  } satisfies Omit<PagesFile, 'pages'> & {pages: Partial<PageMetadata>[]});
}

const guide = {
  'pages.json': pagesFile('en', 'glossary'),
  'glossary/index.html': html,
  'fr/pages.json': pagesFile('fr', 'glossary'),
  'fr/glossary/index.html': html,
};
const records = readRecords(folderWith(guide, afterAll), searchSite);
const settings = createIndexSettings(searchSite.locales);

let provider: Provider;
const algolia = vi.hoisted(() => ({host: ''}));

vi.mock('algoliasearch', async (importOriginal) => {
  const {algoliasearch: create} = await importOriginal<typeof import('algoliasearch')>();
  return {
    algoliasearch: (...[appId, key, options]: Parameters<typeof create>) =>
      create(appId, key, {
        ...options,
        hosts: [{url: algolia.host, protocol: 'http', accept: 'readWrite'}],
      }),
  };
});

beforeAll(async () => {
  provider = await startProvider();
  algolia.host = `127.0.0.1:${provider.httpPort}`;
});
beforeEach(() => {
  provider.indices.clear();
  provider.fault = undefined;
});
afterAll(() => provider.stop());

/** Returns the output. */
async function run(args: string[], key = 'adminkey', files: Record<string, string> = guide) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await runSearchCommand(searchSite, args, {
      TELESCOPE_ALGOLIA_APP_ID: 'APPID',
      TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
      TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
      TELESCOPE_ALGOLIA_ADMIN_KEY: key,
      BUILD_DIR: folderWith(files),
    });
    return log.mock.calls.join('\n');
  } finally {
    [log, error].forEach((spy) => spy.mockRestore());
  }
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
    {...guide, 'pages.json': pagesFile('en', 'glossary', 'glossary')},
    /one would replace the other: en:\/glossary\/, en:\/glossary\/#more\./,
  ],
])('rejects %s', async (_, files, expected) => {
  await expect(run(['push', '--dry-run'], 'adminkey', files)).rejects.toThrow(expected);
});

it('rejects an unknown command, and lists the valid ones', async () => {
  await expect(run(['fill'])).rejects.toThrow('expected one of push, eval');
});

it('replaces records and settings; --dry-run only counts', async () => {
  expect(await run(['push', '--dry-run'])).toContain('would fill "guide" with 4 records');
  expect(provider.indices.size).toBe(0);
  provider.indices.set('guide', {objects: records.slice(2), settings: {}});
  expect(await run(['push'])).toContain('"guide" has 4 records');
  expect([...provider.indices]).toEqual([['guide', {objects: records, settings}]]);
});

it.each<[string, string, Omit<Fault, 'when'> | undefined, string]>([
  ['the key is unknown', 'nosuchkey', undefined, 'Invalid Application-ID or API key'],
  ['the key is read-only', 'searchkey', undefined, 'Method not allowed with this API key'],
  ['a batch is rejected', 'adminkey', {status: 400, body: {message: 'Too big'}}, 'Too big'],
  ['a batch fails', 'adminkey', {status: 503}, 'Unreachable hosts'],
])('leaves the index unchanged if %s, and says what to do', async (_, key, fault, reason) => {
  const before = {objects: records.slice(2), settings: {}};
  provider.indices.set('guide', before);
  if (fault) {
    provider.fault = {when: ({path}) => /_tmp_\d+\/batch$/.test(path), ...fault};
  }
  const {message} = (await run(['push'], key).catch((error: unknown) => error)) as Error;
  expect(message).toContain(reason);
  expect(message).toContain('push again');
  expect(message).not.toContain(key);
  expect([...provider.indices]).toEqual([['guide', before]]);
});

it('has settings for attributes that records have', () => {
  const attributes = [
    ...[settings.searchableAttributes, settings.attributesForFaceting, settings.customRanking],
    ...[settings.attributesToRetrieve, settings.attributeForDistinct],
  ].flat();
  for (const attribute of attributes) {
    expect(records[0]).toHaveProperty(attribute!.replace(/^\w+\((.*)\)$/, '$1'));
  }
});
