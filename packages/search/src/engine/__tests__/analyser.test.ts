import {describe, expect, it} from 'vitest';
import {createAnalyser} from '../analyser';
import {splitWords} from '../words';

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
    ['tabeller', 'tabeller', 'da'],
  ])('%s, %s, in "%s"', (word, stem, language) => {
    expect(createAnalyser(language).stem(word)).toBe(stem);
  });
});

describe('words of a language, with their accents folded', () => {
  it.each([
    ['de', 'Ansicht Ansichten'],
    ['de', 'Datensatz Datensätze Datensätzen'],
    ['de', 'Straße Strassen'],
    ['de', 'Verzögerung Verzögerungen'],
    ['es', 'configuración configuraciones configuracion'],
    ['es', 'vista vistas'],
    ['it', 'attività attivita'],
    ['it', 'progetto progetti'],
    ['nl', 'weergave weergaven'],
    ['nl', 'taak taken'],
    ['pt', 'configuração configurações configuracao'],
    ['pt-BR', 'ação ações'],
  ])('in "%s" %s are one term', (language, words) => {
    const terms = createAnalyser(language).terms(words);
    expect(new Set(terms).size, String(terms)).toBe(1);
  });

  it.each([
    ['de', 'ich möchte die'],
    ['es', 'para qué'],
    ['pt', 'não até'],
  ])('in "%s" knows that %s say little', (language, words) => {
    const {isStopWord} = createAnalyser(language);
    expect(splitWords(words).flat().some(isStopWord)).toBe(true);
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
    ['export', 'exporting', 'da', false],
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
