import {describe, expect, it} from 'vitest';
import {findLonely, hasTwin, type Page} from '../twins';

describe('hasTwin', () => {
  it.each([
    ['the same address', {id: 'a', slug: '/a/'}, {id: 'a', slug: '/a/'}, true],
    ['no front matter that counts', {}, {}, true],
    ['a draft', {}, {draft: true}, false],
    ['another slug', {slug: '/a/'}, {slug: '/b/'}, false],
    ['no slug of its own', {slug: '/a/'}, {}, false],
    ['another id', {id: 'a'}, {id: 'b'}, false],
    ['a page that is a draft here only', {draft: true}, {}, true],
  ])('of %s', (_name, own, other, expected) => {
    expect(hasTwin({own, other})).toBe(expected);
  });
});

describe('findLonely', () => {
  const page = (name: string, other: Page['other'], lists: string[]): Page => ({
    permalink: `/${name}/`,
    own: {},
    other,
    lists,
  });

  it('gives nothing when every page has its twin', () => {
    expect(findLonely([page('a', {}, ['/tags/x/']), page('b', {}, [])])).toEqual([]);
  });

  it('gives the pages without a twin, and the lists that hold no other page', () => {
    const pages = [
      page('a', {}, ['/tags/x/']),
      page('b', {draft: true}, ['/tags/x/', '/tags/y/']),
      page('c', {draft: true}, ['/tags/y/']),
    ];
    expect(findLonely(pages)).toEqual(['/b/', '/c/', '/tags/y/']);
  });
});
