import {expect, it} from 'vitest';
import {modulesOf, readersRegistry} from '../registry';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
const registry = `export default {
${entry('0150aaaa', '@site/docs/b.mdx')}${entry('f30e2f4e', '@theme/DocItem')}};`;

it('a registry keeps what loads a chunk, and has the layout of a document at hand', () => {
  expect(readersRegistry(registry)).toBe(`import m0 from "@theme/DocItem";
export default {
  "0150aaaa": [() => import(/* webpackChunkName: "0150aaaa" */ "@site/docs/b.mdx")],
  "f30e2f4e": [() => Promise.resolve({default: m0})],
};`);
});

it('a registry names chunk and module of each entry, and is refused in another form', () => {
  expect(modulesOf(registry)).toEqual([
    ['0150aaaa', '@site/docs/b.mdx'],
    ['f30e2f4e', '@theme/DocItem'],
  ]);
  const other = registry.replace('webpackChunkName', 'chunk');
  expect(() => readersRegistry(other)).toThrow('another form');
});
