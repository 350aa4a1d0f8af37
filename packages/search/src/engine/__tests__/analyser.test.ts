import {describe, expect, it} from 'vitest';
import {createAnalyser} from '../analyser';

describe('stems', () => {
  it.each([
    ['datasets', 'dataset', 'en'],
    ['dependencies', 'dependency', 'en'],
    ['charges', 'charge', 'en'],
    ['status', 'status', 'en'],
    ['access', 'access', 'en'],
    ['bus', 'bus', 'en'],
    ['429s', '429s', 'en'],
    ['echeances', 'echeanc', 'fr'],
    ['echeance', 'echeanc', 'fr'],
    ['tableaux', 'tableal', 'fr'],
    ['planifier', 'planifi', 'fr-CA'],
    ['planifiee', 'planifi', 'fr'],
    ['vues', 'vue', 'fr'],
    ['vue', 'vue', 'fr'],
    ['tabellen', 'tabellen', 'de'],
  ])('%s, %s, in "%s"', (word, stem, language) => {
    expect(createAnalyser(language).stem(word)).toBe(stem);
  });
});

describe('areFamily', () => {
  it.each([
    ['deactivation', 'deactivate', 'en', true],
    ['exporting', 'export', 'en', true],
    ['archiving', 'archive', 'en', true],
    ['desactivation', 'desactiv', 'fr', true],
    ['renouvellement', 'renouvel', 'fr', true],
    ['creation', 'cree', 'fr', true],
    ['portfolio', 'portal', 'en', false],
    ['date', 'dataset', 'en', false],
    ['projet', 'produit', 'fr', false],
    ['export', 'exporting', 'de', false],
  ])('%s and %s, in "%s": %s', (one, other, language, expected) => {
    expect(createAnalyser(language).areFamily(one, other)).toBe(expected);
  });
});

describe('terms', () => {
  it('are the parts of a compound and the whole', () => {
    expect(createAnalyser('en').terms('LIFT-303 due-dates')).toEqual([
      'lift',
      '303',
      'lift303',
      'due',
      'date',
      'duedate',
    ]);
  });
});
