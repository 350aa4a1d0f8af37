import fs from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {locales} from '../../../src/config/locales';
import {startProvider, type Provider} from '../../../tests/support/provider';
import {checkIndex, knownQueries} from '../checkIndex';
import {indexSettings} from '../indexSettings';
import {clientOf, record} from './fixtures';

const objects = [record('en', 'glossary', 'Glossary'), record('fr', 'glossary', 'Glossaire')];

let provider: Provider;

beforeEach(async () => {
  provider = await startProvider();
});

afterEach(() => provider.stop());

const check = (key = 'searchkey') => checkIndex(clientOf(provider, key), 'guide');

async function problems(): Promise<(string | undefined)[]> {
  return (await check()).map(({problem}) => problem);
}

describe('knownQueries', () => {
  const folders = {en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'};

  it.each(locales)('asks for the title of a page that the guide has in "%s"', (locale) => {
    const source = fs.readFileSync(`${folders[locale]}/glossary.mdx`, 'utf8');
    expect(/^title: (.*)$/m.exec(source)?.[1]).toBe(knownQueries[locale]);
  });
});

describe('checkIndex', () => {
  it('finds a page of each language, with the filters of contextual search', async () => {
    provider.store.load('guide', {objects, settings: indexSettings});
    expect(await check()).toEqual([
      {
        locale: 'en',
        query: 'Glossary',
        filters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        found: 'https://docs.telescope.example/glossary/',
      },
      {
        locale: 'fr',
        query: 'Glossaire',
        filters: ['language:fr', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        found: 'https://docs.telescope.example/fr/glossary/',
      },
    ]);
  });

  it('names the attributes that are missing from attributesForFaceting', async () => {
    const settings = {...indexSettings, attributesForFaceting: ['type', 'docusaurus_tag']};
    provider.store.load('guide', {objects, settings});
    const [english] = await problems();
    expect(english).toContain(
      'No hit. Without filters there are 2: language must be in attributesForFaceting',
    );
  });

  it('tells an index without records of the language from one without any', async () => {
    const english = objects.slice(0, 1);
    const french = {...record('en', 'terms', 'Glossaire')};
    provider.store.load('guide', {objects: [...english, french], settings: indexSettings});
    expect(await problems()).toEqual([
      undefined,
      expect.stringContaining('No record of "fr" with the tag of the guide was pushed.'),
    ]);
    provider.store.load('guide', {settings: indexSettings});
    expect(await problems()).toEqual([
      expect.stringContaining('nothing was pushed'),
      expect.stringContaining('nothing was pushed'),
    ]);
  });

  it('refuses a hit of another language', async () => {
    provider.store.load('guide', {objects, settings: indexSettings});
    provider.faults.push({
      when: ({body}) => JSON.stringify(body).includes('Glossaire'),
      status: 200,
      body: {
        results: [{hits: [{objectID: 'a', language: 'en', url: '/a/'}], nbHits: 1}, {hits: []}],
      },
    });
    expect(await problems()).toEqual([
      undefined,
      expect.stringContaining('A hit is of another language: /a/ is "en".'),
    ]);
  });

  it('says that there is no index, that the key is wrong, or that nothing answers', async () => {
    expect((await problems())[0]).toContain('There is no index "guide". Run `npm run search:push`');
    expect((await check('wrong'))[0]?.problem).toContain(
      'Check TELESCOPE_ALGOLIA_APP_ID and TELESCOPE_ALGOLIA_SEARCH_KEY.',
    );
    provider.faults.push({when: () => true, drop: true});
    expect((await problems())[0]).toContain('No host of Algolia could be reached.');
  });
});
