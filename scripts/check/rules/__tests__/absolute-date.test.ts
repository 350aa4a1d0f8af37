import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {absoluteDate} from '../absolute-date';

describe('absolute-date', () => {
  it('passes dates, and the values of a filter', async () => {
    const en = 'Since 27 May 2025. The filter this week, or before today.';
    const fr = 'Depuis le 27 mai 2025. Le filtre cette semaine, ou une modification récente.';
    expect(await findingsOf(absoluteDate, {en, fr})).toEqual([]);
  });

  it.each([
    ['It was recently added.', '1:8 “recently”'],
    ['The limit is\ncurrently 20.', '2:1 “currently”'],
    ['It changed last year.', '1:12 “last year”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(absoluteDate, {en: text})).join()).toContain(finding);
  });

  it.each([
    ['Il est actuellement de 20.', '1:8 “actuellement”'],
    ['Dès le mois prochain.', '1:5 “le mois prochain”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(absoluteDate, {fr: text})).join()).toContain(finding);
  });
});
