import {describe, expect, it} from 'vitest';
import {readIndexContent} from '@guide/search/commands';
import {searchSite} from '../../../src/config/search';
import {contextFilters} from '../../../packages/search/src/contextFilters';
import {makeGuideBuild, removeBuilds} from './fixtures';

const {records, settings, synonyms} = readIndexContent(makeGuideBuild(), searchSite);
removeBuilds();

describe('the settings of the hosted index', () => {
  it('let contextual search find: what it filters by is a facet', () => {
    for (const filter of contextFilters('en').flat()) {
      expect(settings.attributesForFaceting).toContain(filter.split(':')[0]);
    }
  });

  it('rank a page of a title before the pages of an area of that name', () => {
    const attributes = settings.searchableAttributes ?? [];
    expect(attributes.indexOf('unordered(hierarchy.lvl1)')).toBeLessThan(
      attributes.indexOf('unordered(hierarchy.lvl0)'),
    );
  });

  it('name only attributes that records have', () => {
    const named = [
      ...(settings.searchableAttributes ?? []),
      ...(settings.attributesForFaceting ?? []),
      ...(settings.attributesToRetrieve ?? []),
      ...(settings.customRanking ?? []),
      settings.attributeForDistinct ?? '',
    ].map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1'));
    for (const attribute of named) {
      expect(records[0]).toHaveProperty(attribute);
    }
  });

  it('have optional words of both languages, none of them twice, none a word of the guide', () => {
    const words = settings.optionalWords as string[];
    expect(words).toEqual([...new Set(words)].sort());
    expect(words).toEqual(expect.arrayContaining(['how', 'the', 'comment', 'l', 'qu']));
    for (const label of ['etat', 'debut', 'state', 'order', 'lift', 'core']) {
      expect(words).not.toContain(label);
    }
  });
});

describe('the synonyms of the hosted index', () => {
  it('stay within what the provider takes: words on both sides, at most 100 of them', () => {
    expect(synonyms.length).toBeGreaterThan(0);
    for (const {objectID, input, synonyms: added = []} of synonyms) {
      expect([objectID, Boolean(input?.trim())]).toEqual([objectID, true]);
      expect(added.length, objectID).toBeGreaterThan(0);
      expect(added.length, objectID).toBeLessThanOrEqual(100);
    }
  });
});
