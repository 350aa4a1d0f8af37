import {expect, it} from 'vitest';
import {selectFeatures} from '../selectFeatures';
import {readSettings} from '../settings';

const searchKeys = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'telescope',
};

const assistant = {TELESCOPE_ALGOLIA_ASSISTANT_ID: 'agent-1'};

it('has defaults: no hosted search, repository, sign-in URL or reader reports', () => {
  const settings = readSettings({TELESCOPE_SIGN_IN_URL: ' '});
  expect(settings).toMatchObject({productName: 'Telescope', basePath: '/'});
  const {algolia, repositoryUrl, signInUrl, readerReports} = settings;
  const optional = [algolia, repositoryUrl, signInUrl, readerReports];
  expect(optional.filter(Boolean)).toEqual([]);
});

it.each([
  ['https://docs.example.com', '/'],
  ['https://example.github.io/telescope-docs', '/telescope-docs/'],
  ['https://example.com:8443/team/docs/', '/team/docs/'],
])('reads origin and base path from %s', (address, basePath) => {
  const settings = readSettings({TELESCOPE_SITE_URL: address});
  expect(settings).toMatchObject({origin: new URL(address).origin, basePath});
});

it('reads optional settings', () => {
  expect(
    readSettings({
      ...searchKeys,
      TELESCOPE_READER_REPORTS: '/guide/_reader',
      TELESCOPE_ALGOLIA_ASSISTANT_ID: 'd0c5-agent_1',
    }),
  ).toMatchObject({
    readerReports: '/guide/_reader',
    algolia: {
      appId: 'ABC123',
      apiKey: 'abc123',
      indexName: 'telescope',
      askAi: 'd0c5-agent_1',
    },
  });
});

it.each([
  ['TELESCOPE_SITE_URL', 'docs.example.com'],
  ['TELESCOPE_SITE_URL', 'https://example.com/docs?lang=en'],
  ['TELESCOPE_SIGN_IN_URL', 'javascript:alert(1)'],
  ['TELESCOPE_SUPPORT_EMAIL', 'support'],
  ['TELESCOPE_REPOSITORY_URL', 'https://github.com/example/docs/'],
  ['TELESCOPE_COPYRIGHT_YEAR', 'MMXXV'],
  ['TELESCOPE_ALGOLIA_ASSISTANT_ID', 'agent/1'],
  ['TELESCOPE_READER_REPORTS', '//elsewhere.example/_reader'],
  ['TELESCOPE_READER_REPORTS', '/_reader;return 200'],
  ['TELESCOPE_STRICT', 'yes'],
])('rejects %s=%s, with variable and expected value', (variable, value) => {
  expect(() => readSettings({[variable]: value})).toThrow(`${variable} is "${value}": expected `);
});

it('reports all invalid values at once', () => {
  const wrong = {TELESCOPE_SITE_URL: 'no', TELESCOPE_COPYRIGHT_YEAR: 'no'};
  expect(() => readSettings(wrong)).toThrow(/TELESCOPE_SITE_URL[^]*TELESCOPE_COPYRIGHT_YEAR/);
});

it.each([
  ...Object.keys(searchKeys).map((name) => [name, searchKeys] as const),
  ['TELESCOPE_ALGOLIA_APP_ID', assistant] as const,
])('rejects an incomplete group without %s', (missing, others) => {
  expect(() => readSettings({...others, [missing]: ''})).toThrow(`${missing} is not set, but `);
});

it('selectFeatures returns the named features in build order, by default all, or none', () => {
  const features = [{name: 'search'}, {name: 'hosting'}];
  const select = (value: string) => selectFeatures(features, {TELESCOPE_FEATURES: value});
  expect(select('')).toEqual(features);
  expect(select('hosting, search')).toEqual(features);
  expect(select('hosting')).toEqual([{name: 'hosting'}]);
  expect(select('none')).toEqual([]);
  expect(() => select('serach')).toThrow('expected none, or some of search, hosting');
});
