import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startProvider, type Provider} from '../../../tests/support/provider';
import {keysOf, makeBuild, makeGuideBuild, removeBuilds, runScript} from './fixtures';

/** Each starts a process of its own. */
const timeout = 30_000;

let provider: Provider;
let env: Record<string, string>;
const build = makeGuideBuild();

beforeAll(async () => {
  provider = await startProvider();
});

beforeEach(() => {
  env = {...keysOf(provider), BUILD_DIR: build};
  provider.store.indices.clear();
  provider.faults.length = 0;
});

afterAll(async () => {
  removeBuilds();
  await provider.stop();
});

describe('search:records', () => {
  it(
    'prints one JSON object a line, and the counts aside',
    async () => {
      const {code, stdout, stderr} = await runScript('records', [], {BUILD_DIR: build});
      const records = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as {objectID: string});
      expect(code).toBe(0);
      expect(records.map(({objectID}) => objectID)).toEqual([
        'en:/glossary/',
        'en:/glossary/#more',
        'fr:/fr/glossary/',
        'fr:/fr/glossary/#more',
      ]);
      expect(stderr.trim()).toBe('4 records (en: 2, fr: 2)');
    },
    timeout,
  );

  it(
    'takes one language, and refuses one that the site has not',
    async () => {
      const french = await runScript('records', ['--locale', 'fr'], {BUILD_DIR: build});
      expect(french.stdout.trim().split('\n')).toHaveLength(2);
      expect(french.stderr.trim()).toBe('2 records (fr: 2)');
      const german = await runScript('records', ['--locale', 'de'], {BUILD_DIR: build});
      expect(german).toEqual({
        code: 1,
        stdout: '',
        stderr: '--locale is "de": expected one of en, fr.\n',
      });
    },
    timeout,
  );

  it(
    'says that there is no build',
    async () => {
      const {code, stdout, stderr} = await runScript('records', [], {BUILD_DIR: makeBuild({})});
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('Run `npm run build` first');
      expect(stderr).not.toContain('    at ');
    },
    timeout,
  );
});

describe('search:push and search:check', () => {
  it(
    'shows, fills and finds',
    async () => {
      const empty = await runScript('check', [], env);
      expect(empty.code).toBe(1);
      expect(empty.stderr).toContain('There is no index "guide". Run `npm run search:push`');

      const dry = await runScript('push', ['--dry-run'], env);
      expect(dry.code).toBe(0);
      expect(dry.stdout).toContain('Records: 4 added, 0 changed, 0 removed');
      expect(provider.store.snapshot()).toEqual({});

      const pushed = await runScript('push', [], env);
      expect(pushed).toMatchObject({code: 0});
      expect(pushed.stderr).toContain('  4 of 4 records sent\n');
      expect(pushed.stdout).toContain('The index "guide" has 4 records (en: 2, fr: 2).');
      expect(Object.keys(provider.store.snapshot())).toEqual(['guide']);

      const again = await runScript('push', ['--dry-run'], env);
      expect(again.stdout).toContain(
        'Records: no change\nSettings: no change\nSynonyms: no change\n',
      );

      const found = await runScript('check', [], env);
      expect(found).toMatchObject({code: 0, stderr: ''});
      expect(found.stdout).toContain(
        'fr: "Glossaire" with the filters ["language:fr",["docusaurus_tag:default","docusaurus_tag:docs-default-current"]] finds https://docs.telescope.example/fr/glossary/',
      );
    },
    timeout * 2,
  );

  it(
    'fails without a key, and with a wrong one, before anything changes',
    async () => {
      const missing = await runScript('push', [], {...env, TELESCOPE_ALGOLIA_ADMIN_KEY: ''});
      expect(missing.code).toBe(1);
      expect(missing.stderr).toContain('- TELESCOPE_ALGOLIA_ADMIN_KEY: ');
      expect(missing.stderr).not.toContain('TELESCOPE_ALGOLIA_APP_ID');

      const wrong = {...env, TELESCOPE_ALGOLIA_ADMIN_KEY: 'nosuchkey'};
      for (const args of [[], ['--dry-run']]) {
        const {code, stderr} = await runScript('push', args, wrong);
        expect(code).toBe(1);
        expect(stderr).toContain('Check TELESCOPE_ALGOLIA_APP_ID and TELESCOPE_ALGOLIA_ADMIN_KEY.');
        expect(stderr).not.toContain('nosuchkey');
      }
      expect(provider.store.snapshot()).toEqual({});
    },
    timeout,
  );

  it(
    'takes the search key for no other than it is',
    async () => {
      const keys = {...env, TELESCOPE_ALGOLIA_SEARCH_KEY: 'nosuchkey'};
      const {code, stderr} = await runScript('check', [], keys);
      expect(code).toBe(1);
      expect(stderr).toContain('TELESCOPE_ALGOLIA_SEARCH_KEY');
      expect(stderr).not.toContain('nosuchkey');
    },
    timeout,
  );
});
