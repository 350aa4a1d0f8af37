import {expect, it} from 'vitest';
import {isChosen, readPaths} from '../paths';

it('paths are those from the root, and of what is there', () => {
  expect(readPaths(process.cwd(), ['./docs/glossary.mdx', 'docs/api/'])).toEqual([
    'docs/glossary.mdx',
    'docs/api',
  ]);
  expect(() => readPaths('.', ['docs/glosary.mdx'])).toThrow('docs/glosary.mdx: there is no such');
});

it.each([
  [[], true],
  [[''], true],
  [['docs/api'], true],
  [['docs/api/api.mdx'], true],
  [['docs/ap'], false],
])('with %j a page is reported on: %s', (paths, chosen) => {
  expect(isChosen('docs/api/api.mdx', paths)).toBe(chosen);
});
