import {expect, it} from 'vitest';
import {checkBasePath} from '../basePath';

it('a site stands at the root, or under a path that none of its pages begins with', () => {
  checkBasePath('/', ['/', '/search/']);
  checkBasePath('/docs/', ['/docs/', '/docs/search/', '/docs/documents/']);
  expect(() => checkBasePath('/search/', ['/search/', '/search/tags/', '/search/search/'])).toThrow(
    'cannot stand under /search/: links to its page /search/ would lead elsewhere',
  );
});
