import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {
  createIndexSettings,
  readRecords,
  runSearchCommand,
} from 'docusaurus-search-sections/commands';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {searchSite} from '../../../src/config/search';

const html =
  '<body><main><div class="theme-doc-markdown"><h1>Title</h1><p>Text.<h2 id=more>More</h2></div></main>';

function pagesFile(language: string, ...names: string[]): string {
  const baseUrl = language === 'en' ? '/' : `/${language}/`;
  const pages = names.map((name) => ({
    ...{kind: 'document', id: name, path: `${baseUrl}${name}/`, title: name, area: name},
    ...{unlisted: false, version: 'current'},
  }));
  return JSON.stringify({
    origin: 'https://docs.telescope.example',
    baseUrl,
    language,
    version: {name: 'current', path: baseUrl},
    pages,
  });
}

const guide = {
  'pages.json': pagesFile('en', 'glossary'),
  'glossary/index.html': html,
  'fr/pages.json': pagesFile('fr', 'glossary'),
  'fr/glossary/index.html': html,
};
const records = readRecords(folderWith(guide, afterAll), searchSite);
const settings = createIndexSettings(searchSite.locales);

const algolia = vi.hoisted(() => ({
  replaceAllObjects: vi.fn(),
  setSettings: vi.fn(() => ({taskID: 7})),
  waitForTask: vi.fn(),
}));
vi.mock('algoliasearch', () => ({algoliasearch: () => algolia}));

afterEach(() => void vi.clearAllMocks());

/** Returns the output. */
async function run(args: string[], files: Record<string, string> = guide) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await runSearchCommand(searchSite, args, {
      TELESCOPE_ALGOLIA_APP_ID: 'APPID',
      TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
      TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
      TELESCOPE_ALGOLIA_ADMIN_KEY: 'adminkey',
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
  await expect(run(['push', '--dry-run'], files)).rejects.toThrow(expected);
});

it('rejects an unknown command, and lists the valid ones', async () => {
  await expect(run(['fill'])).rejects.toThrow('expected one of push, eval');
});

it('replaces records, then settings; --dry-run only counts', async () => {
  expect(await run(['push', '--dry-run'])).toContain('would fill "guide" with 4 records');
  expect(algolia.replaceAllObjects).not.toHaveBeenCalled();
  expect(await run(['push'])).toContain('"guide" has 4 records');
  const indexName = 'guide';
  expect(algolia.replaceAllObjects).toHaveBeenCalledWith({indexName, objects: records});
  expect(algolia.setSettings).toHaveBeenCalledWith({indexName, indexSettings: settings});
  expect(algolia.waitForTask).toHaveBeenCalledWith({indexName, taskID: 7});
});

it('says what to do if a push fails, and keeps the settings', async () => {
  algolia.replaceAllObjects.mockRejectedValueOnce(new Error('Too big'));
  await expect(run(['push'])).rejects.toThrow(/Too big[^]*the admin key[^]*push again/);
  expect(algolia.setSettings).not.toHaveBeenCalled();
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
