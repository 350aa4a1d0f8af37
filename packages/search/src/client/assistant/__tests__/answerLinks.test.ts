import {expect, it} from 'vitest';
import {isRelative, resolveLink} from '../answerLinks';

it.each([
  ['/glossary/', '/guide/glossary/'],
  ['/guide/glossary/#view', '/guide/glossary/#view'],
  ['glossary/?q=a', '/guide/glossary/?q=a'],
  ['../glossary/', '/guide/glossary/'],
  ['#view', '/guide/#view'],
  ['/\\\\evil.example/', '/guide/evil.example/'],
  ['//evil.example/', '/guide/evil.example/'],
])('resolves %s from the root of the site', (href, url) => {
  expect(resolveLink(href, '/guide/')).toBe(url);
});

it('distinguishes relative links', () => {
  const links = ['/a/', 'a/b:c', '#a', 'https://a.example/', 'mailto:a@a.example'];
  expect(links.map(isRelative)).toEqual([true, true, true, false, false]);
});
