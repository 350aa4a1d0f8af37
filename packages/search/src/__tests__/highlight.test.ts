import {expect, it} from 'vitest';
import {cutLead, parseHighlights, plainText} from '../highlight';

it.each([
  ['One row of cards per <mark>owner</mark> of items', '…of cards per owner of items'],
  ['Per <mark>owner</mark> of items', 'Per owner of items'],
  ['<mark>Owners</mark> of items and of cards', 'Owners of items and of cards'],
  ['A long text without a match', 'A long text without a match'],
])('trims the text before the first match at a word: “%s”', (text, cut) => {
  expect(plainText(cutLead(parseHighlights(text), 15))).toBe(cut);
});
