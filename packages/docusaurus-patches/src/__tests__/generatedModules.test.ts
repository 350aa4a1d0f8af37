import {expect, it} from 'vitest';
import {parseRegistry} from '../generatedModules';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

it('reads chunk and module of each registry entry', () => {
  const registry = `export default {
${entry('0150aaaa', '@site/docs/b.mdx')}${entry('f30e2f4e', '@theme/DocItem')}};`;
  expect(parseRegistry(registry)).toEqual([
    ['0150aaaa', '@site/docs/b.mdx'],
    ['f30e2f4e', '@theme/DocItem'],
  ]);
});
