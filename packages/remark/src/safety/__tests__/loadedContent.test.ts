import {expect, it} from 'vitest';
import {checkLoadedContent} from '../loadedContent';

it.each([
  [{permalink: '/tags/../../a'}, 'The permalink /tags/../../a'],
  [{permalink: '/%2e%2e/a'}, 'The permalink /%2e%2e/a'],
  [{permalink: '/:any/a/'}, 'The permalink /:any/a/'],
  [{blogTags: {'/a/': {label: 'A & B'}}}, 'The tag "A & B"'],
  [{authors: [{imageURL: './../.npmrc'}]}, 'The image ./../.npmrc of an author'],
])('rejects %j', (content, message) => {
  expect(() => checkLoadedContent({docs: {default: content}})).toThrow(message);
});

it('accepts other content', () => {
  const content = {
    permalink: '/a..b/c/',
    authors: [{imageURL: '/img/a.png'}, {imageURL: undefined}],
  };
  expect(() => checkLoadedContent(content)).not.toThrow();
});
