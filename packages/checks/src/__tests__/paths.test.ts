import {expect, it} from 'vitest';
import {isSelected, resolvePaths} from '..';

it('resolves paths relative to the root and rejects missing ones', () => {
  expect(resolvePaths(process.cwd(), ['./docs/glossary.mdx', 'docs/api/'])).toEqual([
    'docs/glossary.mdx',
    'docs/api',
  ]);
  expect(() => resolvePaths('.', ['docs/glosary.mdx'])).toThrow('docs/glosary.mdx: no such file');
});

it.each([
  [[], true],
  [[''], true],
  [['docs/api'], true],
  [['docs/api/api.mdx'], true],
  [['docs/ap'], false],
])('paths %j include docs/api/api.mdx: %s', (paths, chosen) => {
  expect(isSelected('docs/api/api.mdx', paths)).toBe(chosen);
});
