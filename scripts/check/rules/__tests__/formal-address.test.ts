import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {formalAddress} from '../formal-address';

describe('formal-address', () => {
  it('passes vous, and words that hold the same letters', async () => {
    const fr = 'Vous ouvrez votre vue ; le statut, le bouton et la tâche sont à vous. `tu`';
    expect(await findingsOf(formalAddress, {fr, en: 'Ten tons of te deum: tu.'})).toEqual([]);
  });

  it.each([
    ['Tu ouvres la vue.', '1:1 “Tu” → « vous »'],
    ['Ouvre ta vue.', '1:7 “ta” → « votre »'],
    ['Garde tes vues.', '1:7 “tes” → « vos »'],
    ['Elle t’aide.', '1:6 “t’aide” → « vous »'],
  ])('finds %j', async (text, finding) => {
    expect(await findingsOf(formalAddress, {fr: text})).toEqual([finding]);
  });
});
