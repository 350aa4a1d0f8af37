import {expect, it} from 'vitest';
import {interfaceLabels} from '../interfaceLabels';
import {afterStep} from './afterStep';

const options = {
  defaultLocale: 'en',
  labels: {
    en: {'save-view': 'Save view', save: 'Save', lift: 'Lift', datasets: 'Datasets'},
    fr: {save: 'Enregistrer', lift: 'Lift', datasets: 'Jeux de données'},
    de: {save: 'Speichern', lift: 'Lift'},
  },
  missingHints: {label: 'Labels are in labels.json.'},
};
const read = (mdx: string, locale = 'en') => afterStep(interfaceLabels({...options, locale}), mdx);

it.each([
  ['en', '<Label k="save-view" />', '<strong>Save view</strong>'],
  ['fr', '<Label k="save" />', '<strong>Enregistrer</strong>'],
  ['fr', '<MenuPath k="lift > datasets" />', '<strong>Lift › Jeux de données</strong>'],
  // In the original, and marked so, where the language lacks a part of it.
  ['de', '<Label k="save" />', '<strong>Speichern</strong>'],
  ['de', '<MenuPath k="lift > datasets" />', '<strong lang="en">Lift › Datasets</strong>'],
  // In the language of its block.
  ['en', '<p lang="fr"><Label k="save" /></p>', '<p lang="fr"><strong>Enregistrer</strong></p>'],
])('in %s, of %s is made %s', (locale, mdx, expected) => {
  expect(read(mdx, locale)).toContain(expected);
});

it.each([
  [
    '\n<Label k="safe-view" />',
    /^2:1 .*no label has the key "safe-view".*Did you mean save-view\?.*add the label\. Labels are in labels\.json\./,
  ],
  ['<MenuPath k="lift > dataset-list" />', '"dataset-list"'],
  ['<Label />', 'as in k="save-view"'],
])(
  'a label without a known key stops the build, with its place and how to write it: %s',
  (mdx, said) => {
    expect(() => read(mdx)).toThrow(said);
  },
);
