import {describe, expect, it} from 'vitest';
import {readSynonyms, toSynonyms} from '../synonyms';

describe('toSynonyms', () => {
  it('makes one one-way synonym of each phrase that is typed', () => {
    expect(
      toSynonyms([{typed: ['gantt', 'Bar chart'], adds: ['roadmap', 'timeline']}], 'en'),
    ).toEqual([
      {
        objectID: 'en-gantt',
        type: 'oneWaySynonym',
        input: 'gantt',
        synonyms: ['roadmap', 'timeline'],
      },
      {
        objectID: 'en-bar-chart',
        type: 'oneWaySynonym',
        input: 'Bar chart',
        synonyms: ['roadmap', 'timeline'],
      },
    ]);
  });

  it('gives a phrase the words of all its groups, once each', () => {
    const groups = [
      {typed: ['csv'], adds: ['import', 'dataset']},
      {typed: ['csv'], adds: ['dataset', 'export']},
    ];
    expect(toSynonyms(groups, 'en')).toMatchObject([{synonyms: ['import', 'dataset', 'export']}]);
  });

  it('keeps the id of a phrase when groups move, and tells languages apart', () => {
    const one = {typed: ['œuvre d’été'], adds: ['a']};
    const two = {typed: ['b'], adds: ['c']};
    const ids = (groups: (typeof one)[], language: string) =>
      toSynonyms(groups, language).map(({objectID}) => objectID);
    expect(ids([one, two], 'fr')).toEqual(['fr-oeuvre-d-ete', 'fr-b']);
    expect(ids([two, one], 'fr')).toEqual(['fr-b', 'fr-oeuvre-d-ete']);
    expect(ids([two], 'en')).toEqual(['en-b']);
  });

  it('refuses two phrases that would have one id', () => {
    expect(() => toSynonyms([{typed: ['plug-in', 'plug in'], adds: ['connector']}], 'en')).toThrow(
      '"plug-in" and "plug in" of "en" would both have the id en-plug-in',
    );
  });
});

describe('readSynonyms', () => {
  const synonyms = readSynonyms();

  it('reads the synonyms of both languages, each id once', () => {
    const ids = synonyms.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.split('-')[0]))).toEqual(new Set(['en', 'fr']));
  });

  it('stays within what the provider takes: words on both sides, at most 100 of them', () => {
    for (const {objectID, input, synonyms: added = []} of synonyms) {
      expect([objectID, Boolean(input?.trim())]).toEqual([objectID, true]);
      expect(added.length, objectID).toBeGreaterThan(0);
      expect(added.length, objectID).toBeLessThanOrEqual(100);
    }
  });
});
