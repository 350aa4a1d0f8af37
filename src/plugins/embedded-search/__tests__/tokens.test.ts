import {describe, expect, it} from 'vitest';
import {fold, tokenize} from '../shared/tokens';

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

describe('tokenize', () => {
  it.each([
    ["l’équipe d'intégration", ['equipe', 'integration']],
    ['jusqu’au 31 mars', ['au', '31', 'mars']],
    ['LIFT-303', ['lift', '303', 'lift303']],
    ['due-date, e-mail', ['due', 'date', 'duedate', 'e', 'mail', 'email']],
    ['“Save view” (Ctrl+S)', ['save', 'view', 'ctrl', 's']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });
});
