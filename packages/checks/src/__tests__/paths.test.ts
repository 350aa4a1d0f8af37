import {expect, it} from 'vitest';
import {isChosen, readPaths} from '../paths';

it('resolves paths relative to the root and rejects missing ones', () => {
  expect(readPaths(process.cwd(), ['./docs/glossary.mdx', 'docs/api/'])).toEqual([
    'docs/glossary.mdx',
    'docs/api',
  ]);
  expect(() => readPaths('.', ['docs/glosary.mdx'])).toThrow('docs/glosary.mdx: no such file');
});

it.each([
  [[], true],
  [[''], true],
  [['docs/api'], true],
  [['docs/api/api.mdx'], true],
  [['docs/ap'], false],
])('paths %j include docs/api/api.mdx: %s', (paths, chosen) => {
  expect(isChosen('docs/api/api.mdx', paths)).toBe(chosen);
});
