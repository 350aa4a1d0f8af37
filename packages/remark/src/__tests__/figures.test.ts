import {expect, it} from 'vitest';
import {figureData} from '../figures';
import {applyStep} from './applyStep';

const alt = {en: 'Diagram: the statuses.', fr: 'Schéma : les statuts.'};
const frame = (en: string) => ({width: 960, height: 540, caption: {en, fr: `${en} (fr)`}});
const options = {
  defaultLocale: 'en',
  figures: {
    'life-cycle': {alt, width: 960, height: 480},
    'first-steps': {alt, frames: [frame('Open it'), frame('Save it')]},
  },
  missingHints: {figure: 'Draw it.'},
};
const read = (mdx: string, locale: string, version?: string) =>
  applyStep(figureData({...options, locale, version}), mdx);

it('adds language, alternative text, size and version to a figure', () => {
  const figure = '<Figure name="life-cycle" />';
  expect(read(figure, 'fr')).toBe(
    '<Figure name="life-cycle" locale="fr" alt="Schéma : les statuts." width="960" height="480" />',
  );
  expect(read(figure, 'en', '1.0')).toContain('version="1.0"');
});

it('adds frames with captions to a walkthrough', () => {
  const frames = ['Open it (fr)', 'Save it (fr)'].map(
    (caption, index) =>
      `<WalkthroughFrame locale="fr" name="first-steps-${index + 1}" caption="${caption}" width="960" height="540" />`,
  );
  expect(read('<Walkthrough name="first-steps" />', 'fr')).toBe(
    `<Walkthrough name="first-steps" locale="fr" alt="${alt.fr}">${frames.join('')}</Walkthrough>`,
  );
});

it('falls back to the figure of the default language', () => {
  expect(read('<Figure name="life-cycle" />', 'de')).toContain(`locale="en" alt="${alt.en}"`);
});

it.each([
  ['<Figure name="lifecycle" />', 'unknown figure "lifecycle"'],
  ['<Figure name="first-steps" />', 'unknown figure'],
  ['<Walkthrough name="life-cycle" />', 'unknown figure'],
])('rejects %s, with its position', (mdx, message) => {
  expect(() => read(`\n${mdx}`, 'en')).toThrow(new RegExp(`^2:1 .*${message}.* Draw it\\.$`));
});
