import {expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {dependencies} from '../../../package.json';
import {differenceOf, findSwizzles, type Swizzle} from '../swizzles';

const list: Swizzle = {
  file: 'src/theme/DocCardList/index.tsx',
  how: 'Replaced',
  component: 'DocCardList',
  package: '@docusaurus/theme-classic',
  version: '3.9.1',
};

it('finds swizzled components and their upstream files by their headers', () => {
  const swizzles = findSwizzles('.');
  expect(swizzles.length).toBeGreaterThan(20);
  expect(swizzles).toContainEqual(list);
  for (const swizzle of swizzles) {
    expect(swizzle.version).toBe(dependencies['@docusaurus/core']);
    expect(differenceOf(swizzle, '.', '.')).toBe('');
  }
});

it('shows changed, added and removed files, but not those of nested components', () => {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme/DocCardList';
  const [index, inner] = [`${theme}/index.js`, `${theme}/Inner/index.js`];
  const before = folderWith({[index]: 'one\n', [`${theme}/old.css`]: 'old\n', [inner]: 'inner\n'});
  const after = folderWith({[index]: 'two\n', [`${theme}/new.css`]: 'new\n', [inner]: 'other\n'});
  const difference = differenceOf(list, before, after);
  expect(difference).toMatch(/-one\n\+two\n[^]*\+new\n[^]*-old\n/);
  expect(difference).not.toMatch(/inner|other/);
  expect(difference).not.toContain(before);
});

it('reports a header with an unknown component', () => {
  expect(() => differenceOf({...list, component: 'DocCardLists'}, '.', '.')).toThrow(
    'src/theme/DocCardList/index.tsx: @docusaurus/theme-classic has no DocCardLists. Correct the header of the file.',
  );
});
