import fs from 'node:fs';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {optionSchema, validateOptions} from '../options';

const validated = (options: object) =>
  validateOptions({options, validate: normalizePluginOptions as never});

it.each([
  [{sugestions: {}}, '"sugestions" is not allowed'],
  [{synonyms: {en: [{typed: ['pot']}]}}, '"synonyms.en[0].adds" is required'],
  [{loweredPages: [['glossary', 25]]}, '"loweredPages[0][0]" must be'],
  [{missingResultsUrl: 'https://example.com/'}, 'must contain {query}'],
])('rejects %o by name', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});

it('the README lists every option', () => {
  const readme = fs.readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
  const [, section] = /^## Options\n(.*?)^## /ms.exec(readme)!;
  const listed = [...section!.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name!);
  expect(listed.sort()).toEqual(Object.keys(optionSchema.describe().keys as object).sort());
});
