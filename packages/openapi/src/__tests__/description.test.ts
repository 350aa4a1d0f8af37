import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../../content/src/__tests__/files';
import {readDescription} from '../description';
import type {Schema} from '../types';

const api = {
  description: 'api/v1.yaml',
  overlay: 'api/v1.{locale}.overlay.yaml',
  tokenVariable: 'TOKEN',
};
const description = `paths: {}
components:
  schemas:
    Item:
      properties:
        title: {type: string, description: Its title.}
        owner: {$ref: '#/components/schemas/User'}
        place: {$ref: '#/components/schemas/Place'}
    User: {type: object, description: a}
`;
const translated = (...actions: string[]): Files => ({
  'api/v1.yaml': description,
  'api/v1.fr.overlay.yaml': ['overlay: 1.0.0', 'actions:', ...actions, ''].join('\n'),
});
const read = (files: Files, locale = 'fr', version?: string) =>
  readDescription({siteDir: folderWith(files), api, locale, version});

it('applies the overlay of the language', () => {
  const files = translated(
    '  - target: $.components.schemas.Item.properties',
    '    update: {title: {description: Son titre.}}',
    '  - target: $..[?@=="a"]',
    '    update: b',
  );
  const {Item, User} = read(files).document.components.schemas;
  expect(Item!.properties!.title).toEqual({type: 'string', description: 'Son titre.'});
  expect(User!.description).toBe('b');
  expect(read(files, 'en').document.components.schemas.User!.description).toBe('a');
});

it('reads the copy of a version, and resolves references', () => {
  const files = {'api/version-1.0/v1.yaml': description, 'api/v1.yaml': 'no description'};
  const {document, resolve} = read(files, 'en', '1.0');
  const {owner, title, place} = document.components.schemas.Item!.properties!;
  expect(resolve<Schema>(owner!)).toBe(document.components.schemas.User);
  expect(resolve<Schema>(title!)).toBe(title);
  expect(() => resolve<Schema>(place!)).toThrow('$ref "#/components/schemas/Place" has no target');
});

it.each<[Files, string | RegExp]>([
  [{'api/v1.yaml': 'paths: {}\ninfo: a\u200Bb'}, 'Line 2 contains the character U+200B.'],
  [{'api/v1.yaml': 'paths: {}\n\tinfo: 1\n'}, /api\/v1\.yaml: .* at line 2/],
  [
    translated('  - target: $.components', '    update: {__proto__: {polluted: true}}'),
    'api/v1.fr.overlay.yaml: The key "__proto__" isn\'t supported.',
  ],
  [
    translated('  - target: $.components.schemas.Thing', '    update: {}'),
    '$.components.schemas.Thing matches nothing',
  ],
  [translated('  - target: components', '    update: {}'), "components isn't a valid JSONPath"],
])('reports invalid input (%#)', (files, message) => {
  expect(() => read(files)).toThrow(message);
});
