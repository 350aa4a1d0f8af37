import fs from 'node:fs';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {optionSchema, validateOptions} from '../options';

it.each([
  [{file: []}, '"file" is not allowed'],
  [{files: [{title: 'OpenAPI', page: 'api'}]}, '"files[0].path" is required'],
])('rejects %o by name', (options, message) => {
  const validate = normalizePluginOptions as never;
  expect(() => validateOptions({options: options as never, validate})).toThrow(message);
});

it('the README lists every option', () => {
  const readme = fs.readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
  const [, section] = /^## Options\n(.*?)^## /ms.exec(readme)!;
  const listed = [...section!.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name!);
  expect(listed.sort()).toEqual(Object.keys(optionSchema.describe().keys as object).sort());
});
