import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {englishTypography} from '../english-typography';

describe('english-typography', () => {
  it.each([
    'It’s “quoted”: yes; no! Why?',
    'Press ? to see `it\'s "code" :`.',
    '| Key | Effect |\n|---|---|\n| ? | Help |\n',
  ])('passes %j', async (text) => {
    expect(await findingsOf(englishTypography, {en: text})).toEqual([]);
  });

  it.each([
    ["It's here.", 'It’s here.'],
    ['A "word" and « another ».', 'A “word” and “another”.'],
    ['Yes : no ; stop ! Why ?', 'Yes: no; stop! Why?'],
    ['A word , another .', 'A word, another.'],
  ])('mends %j', async (text, mended) => {
    expect(await findingsOf(englishTypography, {en: text})).not.toEqual([]);
    expect(await fixedBy(englishTypography, 'en', text)).toBe(mended);
  });

  it('leaves a single mark to the writer', async () => {
    expect(await findingsOf(englishTypography, {en: 'A "word.'})).toEqual([
      '1:3 “"word.” → quotation marks in pairs: “…”',
    ]);
  });
});
