import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startProvider, type Provider} from '../../../tests/support/provider';
import {contextFilters} from '../checkIndex';
import {indexSettings} from '../indexSettings';
import {clientOf, record} from './fixtures';

let provider: Provider;

beforeEach(async () => {
  provider = await startProvider();
});

afterEach(() => provider.stop());

const section = (anchor: string, heading: string) => {
  const page = record('en', 'projects', 'Projects');
  return {
    ...page,
    objectID: `${page.objectID}#${anchor}`,
    type: 'lvl2' as const,
    url: `${page.url}#${anchor}`,
    anchor,
    hierarchy: {...page.hierarchy, lvl2: heading},
    weight: {...page.weight, level: 80},
  };
};

async function find(query: string, params: Record<string, unknown> = {}) {
  const {hits, nbHits} = await clientOf(provider).searchSingleIndex({
    indexName: 'guide',
    searchParams: {query, ...params},
  });
  return {hits, nbHits, ids: hits.map(({objectID}) => objectID)};
}

describe('indexSettings', () => {
  it('lets contextual search find: the same index without its facets finds nothing', async () => {
    const objects = [record('en', 'glossary', 'Glossary'), record('fr', 'glossary', 'Glossaire')];
    const facetFilters = contextFilters('en');
    provider.store.load('guide', {objects, settings: indexSettings});
    expect((await find('gloss', {facetFilters})).ids).toEqual(['en:/glossary/']);
    provider.store.load('guide', {
      objects,
      settings: {...indexSettings, attributesForFaceting: []},
    });
    expect((await find('gloss', {facetFilters})).nbHits).toBe(0);
  });

  it('ranks a page of that title before the pages of an area of that name', async () => {
    const other = record('en', 'aaa', 'Budget');
    other.hierarchy.lvl0 = 'Projects';
    provider.store.load('guide', {
      objects: [other, record('en', 'projects', 'Projects')],
      settings: indexSettings,
    });
    expect((await find('projects')).ids).toEqual(['en:/projects/', 'en:/aaa/']);
  });

  it('shows the three best sections of a page, the page itself first', async () => {
    provider.store.load('guide', {
      objects: [
        section('a', 'Projects a'),
        section('b', 'Projects b'),
        section('c', 'Projects c'),
        record('en', 'projects', 'Projects'),
      ],
      settings: indexSettings,
    });
    expect((await find('projects')).ids).toEqual([
      'en:/projects/',
      'en:/projects/#a',
      'en:/projects/#b',
    ]);
  });

  it('names only attributes that records have', () => {
    const known = section('a', 'A');
    const named = [
      ...(indexSettings.searchableAttributes ?? []),
      ...(indexSettings.attributesForFaceting ?? []),
      ...(indexSettings.attributesToRetrieve ?? []),
      ...(indexSettings.customRanking ?? []),
      indexSettings.attributeForDistinct ?? '',
    ].map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1'));
    for (const attribute of named) {
      const parent = attribute.split('.').reduce<unknown>((value, key) => {
        expect(Object.keys(value as object), attribute).toContain(key);
        return (value as Record<string, unknown>)[key];
      }, known);
      expect(parent, attribute).toBeDefined();
    }
  });

  it('has optional words of both languages, none of them twice, none a word of the guide', () => {
    const words = indexSettings.optionalWords as string[];
    expect(words).toEqual([...new Set(words)].sort());
    expect(words).toEqual(expect.arrayContaining(['how', 'the', 'comment', 'l', 'qu']));
    for (const label of ['etat', 'debut', 'state', 'order', 'lift', 'core']) {
      expect(words).not.toContain(label);
    }
  });
});
