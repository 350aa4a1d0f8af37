import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from '../options';

const validated = (options: object) =>
  validateOptions({options, validate: normalizePluginOptions as never});

it('accepts the options of a site, and defaults to no suggestions', () => {
  const hosted = {appId: 'a', apiKey: 'b', indexName: 'c', assistantId: undefined};
  const missingResultsUrl = 'https://example.com/?q={query}';
  expect(validated({hosted, missingResultsUrl})).toMatchObject({hosted, suggestions: {}});
});

it.each([
  [{sugestions: {}}, '"sugestions" is not allowed'],
  [{suggestions: {en: 'import'}}, '"suggestions.en" must be an array'],
  [{hosted: {appId: 'a'}}, '"hosted.apiKey" is required'],
  [{missingResultsUrl: 'https://example.com/'}, 'must contain {query}'],
])('rejects %o by name', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
