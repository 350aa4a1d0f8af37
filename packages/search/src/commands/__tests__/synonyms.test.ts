import {describe, expect, it} from 'vitest';
import {toSynonyms} from '../indexContent';

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
        objectID: 'en-Bar chart',
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
});
