import {expect, it} from 'vitest';
import {frenchTypography} from '../frenchTypography';
import {applyStep} from './applyStep';

const read = (mdx: string, locale = 'fr') =>
  applyStep(frenchTypography({locale}), mdx).replaceAll('\u00A0', '_');

it.each([
  ['the text of a French page, at any depth', 'fr', '- **Quoi ?**', 'Quoi_?'],
  ['a block in French', 'en', '<p lang="fr">Quoi ?</p>', 'Quoi_?'],
  ['alternative texts', 'fr', '![Quoi ?](a.png "Où ?")', 'alt="Quoi_?" title="Où_?"'],
  [
    'text attributes of components',
    'fr',
    '<Card title="Quoi ?" to="/a ?" />',
    'title="Quoi_?" to="/a ?"',
  ],
  ['French blocks, not English ones', 'fr', '<p lang="en">Odd ?</p>', 'Odd ?'],
  ['text, not code and URLs', 'fr', '[`a ? b`](</?q=a : b>)', 'url="/?q=a : b">`a ? b`'],
])('adds no-break spaces to %s', (_, locale, mdx, expected) => {
  expect(read(mdx, locale)).toContain(expected);
});
