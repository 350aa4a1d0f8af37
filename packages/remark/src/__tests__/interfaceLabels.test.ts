import {expect, it} from 'vitest';
import {interfaceLabels} from '../interfaceLabels';
import {applyStep} from './applyStep';

const options = {
  defaultLocale: 'en',
  labels: {
    en: {'save-view': 'Save view', save: 'Save', lift: 'Lift', datasets: 'Datasets'},
    fr: {save: 'Enregistrer', lift: 'Lift', datasets: 'Jeux de données'},
    de: {save: 'Speichern', lift: 'Lift'},
  },
  missingHints: {label: 'Labels are in labels.json.'},
};
const read = (mdx: string, locale = 'en') => applyStep(interfaceLabels({...options, locale}), mdx);

it.each([
  ['en', '<Label k="save-view" />', '<strong data-label="">Save view</strong>'],
  ['fr', '<Label k="save" />', '<strong data-label="">Enregistrer</strong>'],
  [
    'fr',
    '<MenuPath k="lift > datasets" />',
    '<strong data-label="">Lift › Jeux de données</strong>',
  ],
  [
    'de',
    '<MenuPath k="lift > datasets" />',
    '<strong lang="en" data-label="">Lift › Datasets</strong>',
  ],
])('in %s, %s becomes %s', (locale, mdx, expected) => {
  expect(read(mdx, locale)).toContain(expected);
});

it.each([
  [
    '\n<Label k="safe-view" />',
    '2:1 line 2: <Label>: unknown label "safe-view". Did you mean save-view? Labels are in labels.json.',
  ],
  ['<MenuPath k="lift > dataset-list" />', '"dataset-list"'],
])('rejects an unknown key with its position and how to fix it: %s', (mdx, message) => {
  expect(() => read(mdx)).toThrow(message);
});
