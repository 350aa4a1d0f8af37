import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startProvider, type Provider} from '../../../tests/support/provider';
import {compareIndex} from '../compareIndex';
import {describeDifferences} from '../describeDifferences';
import type {IndexContent} from '../indexContent';
import {indexSettings} from '../indexSettings';
import {replaceIndex} from '../replaceIndex';
import {toSynonyms} from '../synonyms';
import {clientOf, record} from './fixtures';

const content: IndexContent = {
  records: [record('en', 'glossary', 'Glossary'), record('fr', 'glossary', 'Glossaire')],
  settings: indexSettings,
  synonyms: toSynonyms([{typed: ['gantt', 'plan'], adds: ['roadmap']}], 'en'),
};

let provider: Provider;

beforeEach(async () => {
  provider = await startProvider();
});

afterEach(() => provider.stop());

const compare = (own: IndexContent) => compareIndex(clientOf(provider), 'guide', own);
const none = {added: [], changed: [], removed: []};

describe('compareIndex', () => {
  it('finds no difference right after a push', async () => {
    await replaceIndex(clientOf(provider), 'guide', content, {say: () => {}, pause: () => 1});
    const differences = await compare(content);
    expect(differences).toEqual({exists: true, records: none, synonyms: none, settings: []});
    expect(describeDifferences(differences, 'guide')).toBe(
      [
        'What a push would change in the index "guide":',
        'Records: no change',
        'Settings: no change',
        'Synonyms: no change',
        'Nothing was changed.',
      ].join('\n'),
    );
  });

  it('names what would be added, changed and removed, and changes nothing', async () => {
    provider.store.load('guide', {
      objects: [
        {...record('en', 'glossary', 'Glossary'), content: 'Other.'},
        record('en', 'old', 'Old page'),
      ],
      settings: {...indexSettings, distinct: true, ignorePlurals: undefined},
      synonyms: toSynonyms(
        [
          {typed: ['gantt'], adds: ['chart']},
          {typed: ['wbs'], adds: ['tree']},
        ],
        'en',
      ),
    });
    const before = provider.store.snapshot();
    const differences = await compare(content);
    expect(differences).toEqual({
      exists: true,
      records: {added: ['fr:/fr/glossary/'], changed: ['en:/glossary/'], removed: ['en:/old/']},
      synonyms: {added: ['en-plan'], changed: ['en-gantt'], removed: ['en-wbs']},
      settings: [
        {name: 'distinct', live: true, own: 3},
        {name: 'ignorePlurals', live: undefined, own: ['en', 'fr']},
      ],
    });
    expect(provider.store.snapshot()).toEqual(before);
    expect(provider.requests.map(({method, path}) => `${method} ${path}`).sort()).toEqual([
      'GET /1/indexes/guide/settings',
      'GET /1/indexes/guide/settings',
      'POST /1/indexes/guide/browse',
      'POST /1/indexes/guide/synonyms/search',
    ]);

    const text = describeDifferences(differences, 'guide');
    expect(text).toContain('Records: 1 added, 1 changed, 1 removed');
    expect(text).toContain('  removed: en:/old/');
    expect(text).toContain('  distinct: true -> 3');
    expect(text).toContain('  ignorePlurals: not set -> ["en","fr"]');
    expect(text).toContain('  changed: en-gantt');
  });

  it('adds all when there is no live index, and shows ten ids', async () => {
    const records = Array.from({length: 12}, (_, place) => record('en', `p${place}`, 'Page'));
    const differences = await compare({...content, records});
    expect(differences).toMatchObject({exists: false, records: {changed: [], removed: []}});
    expect(differences.records.added).toHaveLength(12);
    expect(provider.store.snapshot()).toEqual({});
    const text = describeDifferences(differences, 'guide');
    expect(text).toContain('There is no index "guide" yet.');
    expect(text).toContain('Records: 12 added, 0 changed, 0 removed');
    expect(text).toContain('  added: en:/p9/\n  added: and 2 more');
    expect(text).not.toContain('en:/p10/');
  });
});
