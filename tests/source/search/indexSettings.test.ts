import {expect, it} from 'vitest';
import {readIndexContent} from '@guide/search/commands';
import {searchSite} from '../../../src/config/search';
import {guide, withBuild} from './guideBuild';

const {records, settings, synonyms} = await withBuild(guide, (build) =>
  readIndexContent(build, searchSite),
);

it('the hosted index ranks a page of a title before the pages of an area of that name', () => {
  const {searchableAttributes: attributes = []} = settings;
  expect(attributes.indexOf('unordered(hierarchy.lvl0)')).toBeGreaterThan(
    attributes.indexOf('unordered(hierarchy.lvl1)'),
  );
});

it('its settings name only attributes that records have', () => {
  const {
    searchableAttributes = [],
    attributesForFaceting = [],
    attributesToRetrieve = [],
  } = settings;
  const {customRanking = [], attributeForDistinct = ''} = settings;
  const named = [
    ...[searchableAttributes, attributesForFaceting, attributesToRetrieve, customRanking].flat(),
    attributeForDistinct,
  ].map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1'));
  for (const attribute of named) {
    expect(records[0]).toHaveProperty(attribute);
  }
});

it('optional words are of both languages, none of them twice, none a word of the guide', () => {
  const words = settings.optionalWords as string[];
  expect(words).toEqual([...new Set(words)].sort());
  expect(words).toEqual(expect.arrayContaining(['how', 'the', 'comment', 'l', 'qu']));
  const ofGuide = ['etat', 'debut', 'state', 'order', 'lift', 'core'];
  expect(ofGuide.filter((word) => words.includes(word))).toEqual([]);
});

it('synonyms stay within what the provider takes: words on both sides, at most 100 of them', () => {
  expect(synonyms.length).toBeGreaterThan(0);
  const wrong = synonyms.filter(
    ({input, synonyms: added = []}) => !input?.trim() || added.length < 1 || added.length > 100,
  );
  expect(wrong).toEqual([]);
});
