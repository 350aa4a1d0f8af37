import {expect, it} from 'vitest';
import {cutLead, parseHighlights, plainText} from '../highlight';

it.each([
  ['One row of cards per <mark>owner</mark> of items', '…of cards per owner of items'],
  ['Per <mark>owner</mark> of items', 'Per owner of items'],
  ['<mark>Owners</mark> of items and of cards', 'Owners of items and of cards'],
  ['No word of it is what was searched', 'No word of it is what was searched'],
])('trims “%s” at a word before the first match', (text, cut) => {
  expect(plainText(cutLead(parseHighlights(text), 15))).toBe(cut);
});
