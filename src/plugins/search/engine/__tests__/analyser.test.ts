import {describe, expect, it} from 'vitest';
import {createAnalyser} from '../analyser';
import {areFamily} from '../family';
import {stemEnglish, stemFrench} from '../stem';

describe('stems', () => {
  it.each([
    ['datasets', 'dataset'],
    ['dependencies', 'dependency'],
    ['charges', 'charge'],
    ['status', 'status'],
    ['access', 'access'],
    ['bus', 'bus'],
    ['429s', '429s'],
  ])('English: %s, %s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });

  it.each([
    ['echeances', 'echeanc'],
    ['echeance', 'echeanc'],
    ['tableaux', 'tableal'],
    ['planifier', 'planifi'],
    ['planifiee', 'planifi'],
    ['vues', 'vue'],
    ['vue', 'vue'],
  ])('French: %s, %s', (word, stem) => {
    expect(stemFrench(word)).toBe(stem);
  });
});

describe('areFamily', () => {
  it.each([
    ['deactivation', 'deactivate', 'en'],
    ['exporting', 'export', 'en'],
    ['archiving', 'archive', 'en'],
    ['desactivation', 'desactiv', 'fr'],
    ['renouvellement', 'renouvel', 'fr'],
    ['creation', 'cree', 'fr'],
  ] as const)('%s and %s', (one, other, language) => {
    expect(areFamily(one, other, language)).toBe(true);
  });

  it.each([
    ['portfolio', 'portal', 'en'],
    ['date', 'dataset', 'en'],
    ['projet', 'produit', 'fr'],
  ] as const)('not %s and %s', (one, other, language) => {
    expect(areFamily(one, other, language)).toBe(false);
  });
});

describe('createAnalyser', () => {
  it('gives the parts of a compound and the whole', () => {
    expect(createAnalyser('en').terms('LIFT-303 due-dates')).toEqual([
      'lift',
      '303',
      'lift303',
      'due',
      'date',
      'duedate',
    ]);
  });

  it('says where to add a language that it does not know', () => {
    expect(() => createAnalyser('de')).toThrow(/"de".*src\/plugins\/search\/engine/);
  });
});
