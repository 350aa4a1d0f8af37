import {describe, expect, it} from 'vitest';
import {modulesOf, readersRegistry} from '../registry';

const registry = `export default {
  "015d8d1d": [() => import(/* webpackChunkName: "015d8d1d" */ "@generated/a.json"), "@generated/a.json", require.resolveWeak("@generated/a.json")],
  "0150aaaa": [() => import(/* webpackChunkName: "0150aaaa" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],
  "f30e2f4e": [() => import(/* webpackChunkName: "f30e2f4e" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;

describe('the registry', () => {
  it('keeps what loads a chunk', () => {
    const text = readersRegistry(registry);
    expect(text).toContain(
      '"0150aaaa": [() => import(/* webpackChunkName: "0150aaaa" */ "@site/docs/b.mdx")],',
    );
    expect(text.match(/@site\/docs/g)).toHaveLength(1);
  });

  it('has the layout of a document at hand', () => {
    const text = readersRegistry(registry);
    expect(text).toMatch(/^import m0 from "@theme\/DocItem";\n/);
    expect(text).toContain('"f30e2f4e": [() => Promise.resolve({default: m0})],');
  });

  it('is refused in another form', () => {
    const other = registry.replace('], "@theme', ', "@theme').replace('"@theme/DocItem", r', 'r');
    expect(() => readersRegistry(other)).toThrow('another form');
  });

  it('names chunk and module of each entry', () => {
    expect(modulesOf(registry)).toEqual([
      ['015d8d1d', '@generated/a.json'],
      ['0150aaaa', '@site/docs/b.mdx'],
      ['f30e2f4e', '@theme/DocItem'],
    ]);
  });
});
