import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../../content/src/__tests__/files';
import {readDescription} from '../description';
import type {Schema} from '../types';

const api = {
  description: 'api/v1.yaml',
  overlay: 'api/v1.{locale}.overlay.yaml',
  tokenVariable: 'TOKEN',
};
const description = `openapi: 3.1.1
info: {title: Telescope, version: v1}
paths: {}
components:
  schemas:
    Item:
      properties:
        title: {type: string, description: Its title.}
        owner: {$ref: '#/components/schemas/User'}
    User: {type: object, enum: [a]}
`;
const translated = (...actions: string[]): Files => ({
  'api/v1.yaml': description,
  'api/v1.fr.overlay.yaml': ['overlay: 1.0.0', 'actions:', ...actions, ''].join('\n'),
});
const read = (files: Files, locale = 'fr', version?: string) =>
  readDescription({siteDir: folderWith(files), api, locale, version});

it('applies the overlay of the language', () => {
  const files = translated(
    '  - target: $.components.schemas.Item.properties.title',
    '    update: {description: Son titre.}',
    '  - target: $.components.schemas.*',
    '    update: {enum: [b]}',
  );
  const {Item, User} = read(files).document.components.schemas;
  expect(Item!.properties!.title).toEqual({type: 'string', description: 'Son titre.'});
  expect([Item!.enum, User!.enum]).toEqual([['b'], ['a', 'b']]);
  const english = read(files, 'en').document.components.schemas;
  expect(english.Item!.properties!.title!.description).toBe('Its title.');
});

it('reads the copy of a version, and resolves references', () => {
  const files = {'api/version-1.0/v1.yaml': description, 'api/v1.yaml': 'no description'};
  const {document, resolve} = read(files, 'en', '1.0');
  const {owner, title} = document.components.schemas.Item!.properties!;
  expect(resolve<Schema>(owner!)).toBe(document.components.schemas.User);
  expect(resolve<Schema>(title!)).toBe(title);
});

const withCodes = (codes: string) => ({
  'api/v1.yaml': `paths:
  /items:
    get:
      operationId: listItems
      x-codes: ${codes}
      responses: {200: {description: The items.}}
components: {schemas: {}, x-codes: [{code: M-1, status: 200}, {code: M-2, status: 409}]}
`,
});
const update = (target: string) =>
  translated(`  - target: ${target}`, '    update: {description: x}');
it.each<[Files, string | RegExp]>([
  [{'api/v1.yaml': 'paths: {}\n\tinfo: 1\n'}, /api\/v1\.yaml:2: .*Correct the YAML\.$/],
  [
    update('$.components.schemas.Thing'),
    'api/v1.fr.overlay.yaml:3: $.components.schemas.Thing matches nothing',
  ],
  [update('components'), /overlay\.yaml:3: components isn't a valid JSONPath .*Correct it/],
  [update('$.info.title'), 'overlay.yaml:3: $.info.title must match objects or lists'],
  [
    withCodes('[M-1, M-4]'),
    'api/v1.yaml:5: unknown code "M-4". Did you mean M-1, M-2? Codes are in `components.x-codes`.',
  ],
  [
    withCodes('[M-2]'),
    'api/v1.yaml:5: the operation has no response 409, the status of M-2. Add it, or remove the code.',
  ],
])('reports invalid input with file, line and fix (%#)', (files, message) => {
  expect(() => read(files)).toThrow(message);
});
