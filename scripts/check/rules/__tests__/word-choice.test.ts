import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {wordChoice} from '../word-choice';

describe('word-choice', () => {
  it('passes plain words', async () => {
    const en = 'Select a view, as soon as it is saved. Adjust it: it is easier to read. `click`';
    const fr = 'Sélectionnez une vue. La puissance du moteur. `cliquez`';
    expect(await findingsOf(wordChoice, {en, fr})).toEqual([]);
  });

  it.each([
    ['Click on the button.', '1:1 “Click on” → “select”'],
    ['Open it by double-clicking.', '1:12 “double-clicking” → “select”'],
    ['Please wait.', '1:1 “Please”'],
    ['It is simply there.', '1:7 “simply”'],
    ['A powerful chart.', '1:3 “powerful”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(wordChoice, {en: text})).join()).toContain(finding);
  });

  it.each([
    ['Cliquez sur le bouton.', '1:1 “Cliquez sur” → « sélectionner »'],
    ['Veuillez attendre.', '1:1 “Veuillez”'],
    ['Cela se fait facilement.', '1:14 “facilement”'],
    ['Un outil puissant.', '1:10 “puissant”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(wordChoice, {fr: text})).join()).toContain(finding);
  });
});
