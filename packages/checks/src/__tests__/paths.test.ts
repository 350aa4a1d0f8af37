import {expect, it} from 'vitest';
import {isSelected, resolvePaths} from '..';

it('resolves paths relative to the root and rejects missing ones', () => {
  const paths = resolvePaths(process.cwd(), ['./docs/glossary.mdx', 'docs/api/', '.']);
  expect(paths).toEqual(['docs/glossary.mdx', 'docs/api', '']);
  expect(() => resolvePaths('.', ['docs/glosary.mdx'])).toThrow('docs/glosary.mdx: no such file');
});

it('selects files by file or folder, or all', () => {
  const selected = [[], [''], ['docs/api'], ['docs/api/api.mdx'], ['docs/ap']];
  expect(selected.map((paths) => isSelected('docs/api/api.mdx', paths))).toEqual([
    ...[true, true, true, true, false],
  ]);
});
