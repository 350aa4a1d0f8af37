import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {constantsOf} from '../constants';

const constants = (css: string, ...mentioned: string[]) =>
  Object.fromEntries(constantsOf(postcss.parse(css), new Set(mentioned)));

describe('constantsOf', () => {
  it('follows variables that are made of variables, in any order', () => {
    expect(constants(':root{--a:var(--b);--b:var(--c);--c:1px}')).toEqual({
      '--a': '1px',
      '--b': '1px',
      '--c': '1px',
    });
  });

  it.each([
    ['is set twice', ':root{--a:1px} .dark{--a:2px}'],
    ['is set on something else', '.dark{--a:1px}'],
    ['is set for some screens', '@media print{:root{--a:1px}}'],
    ['holds a picture', ':root{--a:url(x.svg)}'],
    ['is made of one that is no constant', ':root{--a:var(--b)}'],
  ])('takes none that %s', (_, css) => {
    expect(constants(css)).toEqual({});
  });

  it('takes none that is mentioned elsewhere, nor what is made of it', () => {
    expect(constants(':root{--a:1px;--b:var(--a)}', '--a')).toEqual({});
  });

  it('does not go round in circles', () => {
    expect(constants(':root{--a:var(--b);--b:var(--a)}')).toEqual({});
  });
});
