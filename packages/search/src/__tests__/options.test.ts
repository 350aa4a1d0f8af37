import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from '../options';

const validated = (options: object) =>
  validateOptions({options, validate: normalizePluginOptions as never});

it('has defaults for all options', () => {
  const missingResultsUrl = 'https://example.com/?q={query}';
  expect(validated({missingResultsUrl})).toMatchObject({
    missingResultsUrl,
    suggestions: {},
    synonyms: {},
    loweredPages: [],
    storageName: 'docs',
  });
});

it.each([
  [{sugestions: {}}, '"sugestions" is not allowed'],
  [{suggestions: {en: 'import'}}, '"suggestions.en" must be an array'],
  [{synonyms: {en: [{typed: ['pot']}]}}, '"synonyms.en[0].adds" is required'],
  [{loweredPages: [['glossary', 25]]}, '"loweredPages[0][0]" must be'],
  [{missingResultsUrl: 'https://example.com/'}, 'must contain {query}'],
])('rejects %o by name', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
