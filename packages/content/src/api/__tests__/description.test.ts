import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readDescription} from '../description';
import type {Schema} from '../types';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

const api = {
  description: 'api/v1.yaml',
  overlay: 'api/v1.{locale}.overlay.yaml',
  tokenVariable: 'TOKEN',
};

function siteWith(files: Record<string, string>): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'description-'));
  folders.push(siteDir);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return siteDir;
}

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
const overlay = (actions: string) => `overlay: 1.0.0
info: {title: French, version: v1}
actions:
${actions}`;

const read = (files: Record<string, string>, locale = 'fr', version?: string) =>
  readDescription({siteDir: siteWith(files), api, locale, version});

describe('readDescription', () => {
  it('puts the texts of the language over those that are written', () => {
    const files = {
      'api/v1.yaml': description,
      'api/v1.fr.overlay.yaml': overlay(
        `  - target: $.components.schemas.Item.properties.title
    update: {description: Son titre.}
  - target: $.components.schemas.*
    update: {enum: [b]}
`,
      ),
    };
    const {schemas} = read(files).document.components;
    expect(schemas.Item!.properties!.title).toEqual({
      type: 'string',
      description: 'Son titre.',
    });
    expect(schemas.User!.enum).toEqual(['a', 'b']);
    expect(schemas.Item!.enum).toEqual(['b']);
    const english = read(files, 'en').document.components.schemas;
    expect(english.Item!.properties!.title!.description).toBe('Its title.');
  });

  it('gives what a reference names, and the copy of a version', () => {
    const {document, resolve} = read(
      {'api/version-2025.8/v1.yaml': description, 'api/v1.yaml': 'no description'},
      'en',
      '2025.8',
    );
    const {owner, title} = document.components.schemas.Item!.properties!;
    expect(resolve<Schema>(owner!)).toBe(document.components.schemas.User);
    expect(resolve<Schema>(title!)).toBe(title);
  });

  const target = (path: string, rest = 'update: {description: x}') => ({
    'api/v1.yaml': description,
    'api/v1.fr.overlay.yaml': overlay(`  - target: ${path}\n    ${rest}\n`),
  });
  it.each([
    [{}, 'api/v1.yaml: there is no such file. Write it'],
    [{'api/v1.yaml': 'paths: {}\n\tinfo: 1\n'}, /api\/v1\.yaml:2: .*Correct the YAML\.$/],
    [
      {'api/v1.yaml': description.replace('schemas/User', 'schemas/Person')},
      'api/v1.yaml:9: $ref "#/components/schemas/Person" leads to nothing. Correct it',
    ],
    [
      target('$.components.schemas.Thing'),
      'api/v1.fr.overlay.yaml:4: $.components.schemas.Thing matches nothing',
    ],
    [target('components'), /overlay\.yaml:4: components is no JSONPath \(RFC 9535\): .*Correct it/],
    [target('$.info.title'), 'overlay.yaml:4: $.info.title leads to a value. Name the object'],
    [target('$.info', 'remove: true'), 'overlay.yaml:4: $.info has no `update`'],
  ])('names file, line and remedy of bad input (%#)', (files, message) => {
    expect(() => read(files as Record<string, string>)).toThrow(message);
  });
});
