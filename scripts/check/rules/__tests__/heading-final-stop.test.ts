import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {headingFinalStop} from '../heading-final-stop';

describe('heading-final-stop', () => {
  it.each([
    '## Save a view {#save}\n\nA sentence.',
    '### 2025.8 {#release}',
    '## What is it? {#what}',
  ])('passes %j', async (text) => {
    expect(await findingsOf(headingFinalStop, {en: text})).toEqual([]);
  });

  it.each([
    ['en', '## Save a view. {#save}', '## Save a view {#save}'],
    ['fr', '## Enregistrer une vue : {#save}', '## Enregistrer une vue {#save}'],
  ] as const)('mends %s %j', async (locale, text, mended) => {
    expect(await findingsOf(headingFinalStop, {[locale]: text})).toHaveLength(1);
    expect(await fixedBy(headingFinalStop, locale, text)).toBe(mended);
  });
});
