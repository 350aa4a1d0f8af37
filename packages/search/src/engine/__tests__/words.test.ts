import {describe, expect, it} from 'vitest';
import {fold, splitWords} from '../words';

describe('fold', () => {
  it.each([
    ['Échéance', 'echeance'],
    ['ŒUVRE', 'oeuvre'],
    ['nœud', 'noeud'],
    ['Léa', 'lea'],
  ])('%s becomes %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('splitWords', () => {
  it.each([
    ["l’équipe d'intégration", [['equipe'], ['integration']]],
    ['jusqu’au 31 mars', [['au'], ['31'], ['mars']]],
    ['LIFT-303', [['lift', '303']]],
    [
      'due-date, e-mail',
      [
        ['due', 'date'],
        ['e', 'mail'],
      ],
    ],
    ['can’t', [['can', 't']]],
    ['“Save view” (Ctrl+S)', [['save'], ['view'], ['ctrl'], ['s']]],
    ['$filter', [['$filter']]],
    ['', []],
  ])('%s', (text, expected) => {
    expect(splitWords(text)).toEqual(expected);
  });
});
