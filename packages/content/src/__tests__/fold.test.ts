import {expect, it} from 'vitest';
import {fold} from '../fold';

it.each([
  ['Où est l’ŒUVRE ?', 'où est l oeuvre'],
  ['  Quick-links: “panel”! ', 'quick links panel'],
  [' ?…', ''],
])('%j has the words of %j', (text, same) => {
  expect(fold(text)).toBe(fold(same));
});

it('words that differ stay apart', () => {
  expect(fold('quick link')).not.toBe(fold('quicklink'));
});
