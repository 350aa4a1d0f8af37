import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeUnused} from '../unusedInfima';

function cleanUp(css: string, ...words: string[]): string {
  const root = postcss.parse(css);
  removeUnused(root, new Set(words));
  return root.toString();
}

it('removes rules in which every selector has an unknown class', () => {
  expect(cleanUp('.a{color:red}.b{color:red}.a .b{color:red}', 'a')).toBe('.a{color:red}');
  expect(cleanUp('.a,.b{color:red}', 'a')).toBe('.a,.b{color:red}');
});

it('keeps element selectors, and ignores classes in :not() and :is()', () => {
  const css = 'a{color:red}.a:not(.b){color:red}.a:is(.b,.c){color:red}';
  expect(cleanUp(css, 'a')).toBe(css);
});

it('removes components that the site does not use, even if the theme contains their classes', () => {
  expect(
    cleanUp(
      '.avatar__photo{color:red}.pagination-nav{color:red}',
      'avatar__photo',
      'pagination-nav',
    ),
  ).toBe('.pagination-nav{color:red}');
});

it('removes variables that neither a remaining rule nor a source file uses', () => {
  const css = ':root{--a:1;--b:2;--c:3}.a{top:var(--a)}.b{top:var(--b)}';
  expect(cleanUp(css, 'a', '--c')).toBe(':root{--a:1;--c:3}.a{top:var(--a)}');
});
