import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {frenchNumbers} from '../french-numbers';

describe('french-numbers', () => {
  it.each([
    'Le 30 juin 2025 à 14 h 30, 1 200 000 € ; 10 000 lignes ; 0,93 et 0,875.',
    'La version 2025.8, TLS 1.2, le nœud 1.2, `10000` et `14:30`.',
    'Le 30 juin 2026, 23:59:59 UTC, ou 00:00 UTC.',
    'Le code WBS-12345 et ISO-8859-15.',
  ])('passes %j', async (text) => {
    expect(await findingsOf(frenchNumbers, {fr: text})).toEqual([]);
  });

  it.each([
    ['€1,200,000, €3.50 et €0.93', '1 200 000 €, 3,50 € et 0,93 €'],
    ['1,200,000 lignes', '1 200 000 lignes'],
    ['10000 lignes', '10 000 lignes'],
    ['un indice de 0.93', 'un indice de 0,93'],
    ['12.5 %', '12,5 %'],
    ['à 14:30 ou 9h05, puis 8:00', 'à 14 h 30 ou 9 h 05, puis 8 h'],
    ['le 30 Juin 2025', 'le 30 juin 2025'],
    ['le 30 June 2025', 'le 30 juin 2025'],
    ['June 30, 2025', '30 juin 2025'],
  ])('mends %j', async (text, mended) => {
    expect(await findingsOf(frenchNumbers, {fr: text})).not.toEqual([]);
    expect(await fixedBy(frenchNumbers, 'fr', text)).toBe(mended);
  });

  it.each([
    [
      '10,000 lignes',
      '1:1 “10,000” → a space between thousands (1 000), a comma before decimals (0,93)',
    ],
    ['le 30/06/2025', '1:4 “30/06/2025” → the month in letters: 30 juin 2025'],
  ])('finds %j, and leaves it to the writer', async (text, finding) => {
    expect(await findingsOf(frenchNumbers, {fr: text})).toEqual([finding]);
    expect(await fixedBy(frenchNumbers, 'fr', text)).toBe(text);
  });
});
