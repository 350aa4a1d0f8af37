import {expect, it} from 'vitest';
import {checkBasePath} from '../basePath';

it('rejects a base path that a page URL starts with', () => {
  checkBasePath('/', ['/', '/search/']);
  checkBasePath('/docs/', ['/docs/', '/docs/search/', '/docs/documents/']);
  expect(() => checkBasePath('/search/', ['/search/', '/search/tags/', '/search/search/'])).toThrow(
    'cannot be served under /search/: Docusaurus would misread links to its page /search/',
  );
});
