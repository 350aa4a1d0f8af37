import {describe, expect, it} from 'vitest';
import type {Locale} from '../../../../src/config/locales';
import {describeRule} from '../../__tests__/describeRule';
import {headingSentenceCase, wrongCapitals} from '../heading-sentence-case';

describeRule(headingSentenceCase, {
  passes: {
    'a capital at the start': '## Bulk edit {#bulk-edit}',
    'code at the start': '## `If-Match` and locks {#locks}',
    'a number at the start': '## 429 of the API {#limit}',
    'a component at the start': '## <Label k="save" /> and leave {#save}',
  },
  finds: {
    'capitals as in a title': [
      '## Edit In Place {#edit}',
      {line: 1, column: 1, remedy: expect.stringContaining('“Edit in place”') as string},
    ],
    'no capital at the start': ['## bulk edit {#bulk}', {remedy: 'Write “Bulk edit”.'}],
    'a French title': [
      {fr: '## Choisir un Format {#format}'},
      {found: '“Choisir un Format”: “Format”'},
    ],
  },
});

describe('capitals inside a heading', () => {
  it.each<[string, Locale, string[]]>([
    ['Cross WBS and OBS', 'en', []],
    ['Token for Jira Data Center', 'en', []],
    ['The Mappings screen', 'en', []],
    ['Health stays Not set', 'en', []],
    ['Finish-to-start (FS)', 'en', []],
    ['Découvrir l’écran Jeux de données', 'fr', []],
    ['Savoir ce que l’API permet', 'fr', []],
    ['Arborescence du Produit', 'fr', ['Produit']],
    // A label after another capital is no mention of the label.
    ['Save View', 'en', ['View']],
    ['Create A Roadmap Item', 'en', ['A', 'Item']],
  ])('in “%s”', (text, language, wrong) => {
    expect(wrongCapitals(text, language)).toEqual(wrong);
  });
});
