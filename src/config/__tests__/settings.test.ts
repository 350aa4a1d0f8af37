import {describe, expect, it} from 'vitest';
import {readBuildSwitches} from '../buildSwitches';
import {ownerFields} from '../owner';
import {readSettings} from '../settings';

const searchKeys = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'telescope',
};

const announcement = {
  TELESCOPE_ANNOUNCEMENT_ID: 'spring-2027',
  TELESCOPE_ANNOUNCEMENT_EN: 'Spring is here. [Read on.](/versions/)',
  TELESCOPE_ANNOUNCEMENT_FR: 'Le printemps arrive. [Lire la suite.](/versions/)',
};

describe('readSettings', () => {
  it('works with nothing set: no third party, no repository, the sign-in page', () => {
    const settings = readSettings({});
    expect(settings.productName).toBe('Telescope');
    expect(settings.productNameElides).toBeUndefined();
    expect(settings.copyrightYear).toBe('2025');
    expect(settings.hostedSearch).toBeUndefined();
    expect(settings.repositoryUrl).toBeUndefined();
    expect(settings.signInUrl).toBeUndefined();
    expect(settings.assistants).toEqual([]);
  });

  it('takes the environment first, and an empty variable as absent', () => {
    const settings = readSettings({
      TELESCOPE_SITE_URL: 'https://guide.example.com',
      TELESCOPE_PRODUCT_NAME: ' ',
    });
    expect(settings.origin).toBe('https://guide.example.com');
    expect(settings.productName).toBe('Telescope');
  });

  it.each([
    ['https://docs.example.com', '/'],
    ['https://example.github.io/telescope-docs', '/telescope-docs/'],
    ['https://example.com:8443/team/docs/', '/team/docs/'],
  ])('reads where the site begins from %s', (address, basePath) => {
    const settings = readSettings({TELESCOPE_SITE_URL: address});
    expect(settings).toMatchObject({origin: new URL(address).origin, basePath});
  });

  it.each([
    ['TELESCOPE_SITE_URL', 'docs.example.com'],
    ['TELESCOPE_SITE_URL', 'https://example.com/docs?lang=en'],
    ['TELESCOPE_SITE_URL', 'https://example.com/#docs'],
    ['TELESCOPE_SITE_URL', 'https://example.com/docs//en'],
    ['TELESCOPE_SIGN_IN_URL', 'javascript:alert(1)'],
    ['TELESCOPE_SUPPORT_EMAIL', 'support'],
    ['TELESCOPE_REPOSITORY_URL', 'https://github.com/example/docs/'],
    ['TELESCOPE_ASSISTANTS', '[Claude](https://claude.ai/new)'],
    ['TELESCOPE_COPYRIGHT_YEAR', 'MMXXV'],
    ['TELESCOPE_PRODUCT_NAME_ELIDES', 'perhaps'],
    ['TELESCOPE_PRODUCT_NAME', 'x'.repeat(41)],
  ])('refuses %s=%s, naming the variable and what was expected', (variable, value) => {
    expect(() => readSettings({[variable]: value})).toThrow(`${variable} is "${value}": expected `);
  });

  it('takes the word of the owner on the elision', () => {
    expect(readSettings({TELESCOPE_PRODUCT_NAME_ELIDES: 'no'}).productNameElides).toBe(false);
    expect(readSettings({TELESCOPE_PRODUCT_NAME_ELIDES: 'yes'}).productNameElides).toBe(true);
  });

  it('reads the assistants', () => {
    const {assistants} = readSettings({
      TELESCOPE_ASSISTANTS: '[Helper](https://helper.example/?q={prompt})',
    });
    expect(assistants).toEqual([{name: 'Helper', address: 'https://helper.example/?q={prompt}'}]);
  });

  it('reports every wrong value at once', () => {
    expect(() => readSettings({TELESCOPE_SITE_URL: 'no', TELESCOPE_COPYRIGHT_YEAR: 'no'})).toThrow(
      /TELESCOPE_SITE_URL[^]*TELESCOPE_COPYRIGHT_YEAR/,
    );
  });

  it('takes the search keys together', () => {
    expect(readSettings(searchKeys).hostedSearch).toEqual({
      appId: 'ABC123',
      apiKey: 'abc123',
      indexName: 'telescope',
      assistantId: undefined,
    });
  });

  it.each(Object.keys(searchKeys))('refuses the search keys without %s', (missing) => {
    expect(() => readSettings({...searchKeys, [missing]: ''})).toThrow(`${missing} is not set`);
  });

  it('refuses an assistant without the search keys', () => {
    expect(() => readSettings({TELESCOPE_ALGOLIA_ASSISTANT_ID: 'a-1'})).toThrow(
      'TELESCOPE_ALGOLIA_APP_ID is not set',
    );
  });

  it('announces the planned removals, in both languages, with nothing set', () => {
    const {id, text} = readSettings({}).announcement ?? {};
    expect(id).toBe('removals-2026');
    expect(text?.en).toContain('[See planned removals.](/versions/#planned-removals)');
    expect(text?.fr).toContain('[Voir les retraits prévus.](/versions/#planned-removals)');
  });

  it('takes another announcement as a whole', () => {
    expect(readSettings(announcement).announcement).toEqual({
      id: 'spring-2027',
      text: {
        en: announcement.TELESCOPE_ANNOUNCEMENT_EN,
        fr: announcement.TELESCOPE_ANNOUNCEMENT_FR,
      },
    });
  });

  it.each(Object.keys(announcement))(
    'refuses an announcement without %s: parts of two do not mix',
    (missing) => {
      expect(() => readSettings({...announcement, [missing]: ''})).toThrow(
        `${missing} is not set: expected `,
      );
    },
  );

  it.each([
    ['TELESCOPE_ANNOUNCEMENT_ID', 'spring 2027'],
    ['TELESCOPE_ANNOUNCEMENT_EN', 'Read [this](javascript:alert(1)).'],
    ['TELESCOPE_ANNOUNCEMENT_EN', 'Read [this].'],
    ['TELESCOPE_ANNOUNCEMENT_FR', 'Lisez <a href="/versions/">ceci</a>.'],
    ['TELESCOPE_ANNOUNCEMENT_FR', 'x'.repeat(301)],
  ])('refuses %s=%s, naming the variable and what was expected', (variable, value) => {
    expect(() => readSettings({...announcement, [variable]: value})).toThrow(
      `${variable} is "${value}": expected `,
    );
  });

  it('has one variable per setting', () => {
    const variables = Object.values(ownerFields).map(({variable}) => variable);
    expect(new Set(variables).size).toBe(variables.length);
  });
});

describe('readBuildSwitches', () => {
  it('builds fast and lenient by default', () => {
    expect(readBuildSwitches({})).toEqual({bundler: 'rspack', strict: false});
  });

  it('takes the other choice', () => {
    expect(readBuildSwitches({TELESCOPE_BUNDLER: 'webpack', TELESCOPE_STRICT: 'true'})).toEqual({
      bundler: 'webpack',
      strict: true,
    });
  });

  it.each([
    ['TELESCOPE_BUNDLER', 'vite', 'rspack, webpack'],
    ['TELESCOPE_STRICT', 'yes', 'false, true'],
  ])('refuses %s=%s', (variable, value, expected) => {
    expect(() => readBuildSwitches({[variable]: value})).toThrow(
      `${variable} is "${value}": expected one of ${expected}.`,
    );
  });
});
