import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeUnused} from '../unusedInfima';

function cleaned(css: string, ...words: string[]): string {
  const root = postcss.parse(css);
  removeUnused(root, new Set(words));
  return root.toString();
}

it('removes a rule if each of its selectors has a class that no source names', () => {
  expect(cleaned('.a{color:red}.b{color:red}.a .b{color:red}', 'a')).toBe('.a{color:red}');
  expect(cleaned('.a,.b{color:red}', 'a')).toBe('.a,.b{color:red}');
});

it('keeps elements, and selectors that only exclude an unknown class', () => {
  const css = 'a{color:red}.a:not(.b){color:red}.a:is(.b,.c){color:red}';
  expect(cleaned(css, 'a')).toBe(css);
});

it('removes components that the site has no part of, though the theme names them', () => {
  expect(
    cleaned(
      '.avatar__photo{color:red}.pagination-nav{color:red}',
      'avatar__photo',
      'pagination-nav',
    ),
  ).toBe('.pagination-nav{color:red}');
});

it('removes variables that neither the remaining rules nor a source reads', () => {
  const css = ':root{--a:1;--b:2;--c:3}.a{top:var(--a)}.b{top:var(--b)}';
  expect(cleaned(css, 'a', '--c')).toBe(':root{--a:1;--c:3}.a{top:var(--a)}');
});
