import {expect, it} from 'vitest';
import {modulesOf} from '../../generatedModules';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

it('a registry names chunk and module of each entry', () => {
  const registry = `export default {
${entry('0150aaaa', '@site/docs/b.mdx')}${entry('f30e2f4e', '@theme/DocItem')}};`;
  expect(modulesOf(registry)).toEqual([
    ['0150aaaa', '@site/docs/b.mdx'],
    ['f30e2f4e', '@theme/DocItem'],
  ]);
});
