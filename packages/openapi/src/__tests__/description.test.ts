import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../../content/src/__tests__/files';
import {readDescription} from '../description';
import {downloadsOf} from '../downloads';
import type {Schema} from '../types';
import {descriptionOf} from './descriptionOf';

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
    '  - target: $..[?@=="b"]',
    '    update: c',
  );
  const {Item, User} = read(files).document.components.schemas;
  expect(Item!.properties!.title).toEqual({type: 'string', description: 'Son titre.'});
  expect([Item!.enum, User!.enum]).toEqual([['c'], ['a', 'c']]);
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
const withItem = (schema: string): Files => ({
  'api/v1.yaml': description.replace(/(?<=Item:\n)[^]*?(?=    User)/, `      ${schema}\n`),
});
it.each<[Files, string | RegExp]>([
  [{'api/v1.yaml': ''}, 'api/v1.yaml:1: the file is invalid: expected object, received null.'],
  [{'api/v1.yaml': 'paths: {}\ninfo: a\u200Bb'}, 'api/v1.yaml:2: contains the character U+200B.'],
  [{'api/v1.yaml': 'paths: {}\ninfo: *a'}, 'api/v1.yaml:2: unknown alias *a. Add its anchor &a'],
  [withItem('{__proto__: {}}'), 'api/v1.yaml:7: the key "__proto__" isn\'t supported. Rename it.'],
  [withItem("{$ref: '#/a/b'}"), 'api/v1.yaml:7: $ref "#/a/b" has no target. Correct it.'],
  [
    {'api/v1.yaml': 'paths: {}\ncomponents:\n  schemas: {}\n  x-codes: {}\n'},
    'api/v1.yaml:4: `components.x-codes` is invalid: expected array, received object. Correct it.',
  ],
  [
    {'api/v1.yaml': description, 'api/v1.fr.overlay.yaml': 'overlay: 1.0.0\n'},
    'api/v1.fr.overlay.yaml:1: `actions` is invalid: expected array',
  ],
  [
    translated('  - target: $.components', '    update: {__proto__: {polluted: true}}'),
    'api/v1.fr.overlay.yaml:4: the key "__proto__" isn\'t supported.',
  ],
  [
    translated('  - target: $.components', '    update: {schemas: 7}'),
    'api/v1.fr.overlay.yaml, applied to api/v1.yaml: `components.schemas` is invalid',
  ],
  [{'api/v1.yaml': 'paths: {}\n\tinfo: 1\n'}, /api\/v1\.yaml:2: .*Correct the YAML\.$/],
  [
    update('$.components.schemas.Thing'),
    'api/v1.fr.overlay.yaml:3: $.components.schemas.Thing matches nothing',
  ],
  [update('components'), /overlay\.yaml:3: components isn't a valid JSONPath .*Correct it/],
  [update('$.info.title'), 'overlay.yaml:3: $.info.title must match objects, lists or texts'],
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

it('rejects a code with a placeholder that has no value for examples', () => {
  const teapots = descriptionOf(`
servers: [{url: https://teapots.example}]
paths:
  /teapots:
    get:
      operationId: listTeapots
      x-codes: [M-1]
      responses: {409: {description: Conflict., content: {application/problem+json: {}}}}
components: {schemas: {}, x-codes: [{code: M-1, status: 409}]}
`);
  expect(() => downloadsOf(teapots, {messages: {'M-1': {en: 'Used by {who}.'}}})).toThrow(
    'api/teapots.v1.yaml components.x-codes.0: the text of M-1 contains {who}, which has no value for examples. Add it to `placeholders` of this code.',
  );
});
