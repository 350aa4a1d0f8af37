import {expect, it} from 'vitest';
import {mapImports} from '../compile';
import {publishedManifest} from '../manifest';

it('maps imports of modules and workers, but not those of packages and styles', () => {
  const code = (a: string, b: string, c: string, e: string, f: string) => `
import {a} from '${a}';
export * from "${b}";
import './styles.css';
import c from '${c}';
import d, {from} from 'd';
const e = await import('${e}');
new Worker(new URL('${f}', import.meta.url));`;
  const specifiers = ['./a', '../b', '@guide/content/c', './e', './f.ts'] as const;
  const mapped = ['<./a>', '<../b>', '<@guide/content/c>', '<./e>', '<./f.ts>'] as const;
  expect(mapImports(code(...specifiers), (specifier) => `<${specifier}>`)).toBe(code(...mapped));
});

it('publishes compiled modules, with the dependencies of the workspaces that it includes', () => {
  const source = {
    name: 'a',
    dependencies: {'@guide/b': '1.0.0', c: '1.0.0'},
    devDependencies: {d: '1.0.0'},
    exports: {'.': './src/index.ts', './modal': './src/Modal.tsx'},
    sideEffects: ['*.css', './src/jitless.ts'],
  };
  const workspace = {name: '@guide/b', dependencies: {b1: '2.0.0'}, exports: {}};
  const published = publishedManifest(source, () => workspace);
  expect(published).toMatchObject({
    exports: {
      '.': {types: './dist/index.d.ts', default: './dist/index.js'},
      './modal': {types: './dist/Modal.d.ts', default: './dist/Modal.js'},
    },
    sideEffects: ['*.css', './dist/jitless.js'],
    devDependencies: undefined,
  });
  expect(published.dependencies).toEqual({b1: '2.0.0', c: '1.0.0'});
});
