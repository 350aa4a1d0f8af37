import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {translationLength} from '../translation-length';

const words = (count: number) => 'mot '.repeat(count);

describe('translation-length', () => {
  it.each([91, 149])('passes %i words for 100', async (count) => {
    expect(await findingsOf(translationLength, {en: words(100), fr: words(count)})).toEqual([]);
  });

  it.each([90, 150])('finds %i words for 100', async (count) => {
    expect(await findingsOf(translationLength, {en: words(100), fr: words(count)})).toEqual([
      `1:1 ${count} words, for 100 of docs/page.mdx → more than 90 and less than 150 words`,
    ]);
  });

  it('leaves a page without twin to the rules of translation', async () => {
    expect(await findingsOf(translationLength, {fr: words(100)})).toEqual([]);
  });
});
