import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {englishNumbers} from '../english-numbers';

describe('english-numbers', () => {
  it.each([
    'On 30 June 2025: €1,200,000, 10,000 rows, 0.93 and 35%.',
    'Release 2025.8, `10000`, 9/10, ISO-8859-15 and 1, 200 of them.',
  ])('passes %j', async (text) => {
    expect(await findingsOf(englishNumbers, {en: text})).toEqual([]);
  });

  it.each([
    ['1 200 000 € and 3,50 €', '€1,200,000 and €3.50'],
    ['1 200 000 rows', '1,200,000 rows'],
    ['10000 rows', '10,000 rows'],
    ['an index of 0,93', 'an index of 0.93'],
    ['35 % of it', '35% of it'],
    ['June 30, 2025', '30 June 2025'],
    ['the 30th of June', 'the 30 June'],
    ['30 juin 2025', '30 June 2025'],
  ])('mends %j', async (text, mended) => {
    expect(await findingsOf(englishNumbers, {en: text})).not.toEqual([]);
    expect(await fixedBy(englishNumbers, 'en', text)).toBe(mended);
  });

  it('leaves a date in figures to the writer: it may be of June or of another month', async () => {
    expect(await findingsOf(englishNumbers, {en: 'On 05/06/2025'})).toEqual([
      '1:4 “05/06/2025” → the month in letters: 30 June 2025',
    ]);
  });
});
