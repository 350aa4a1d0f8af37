import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {
  modulesOf,
  readersConfig,
  readersRegistry,
  readersVersion,
  shortenNames,
} from '../readersData';

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

  it('gets names that are as short as they can be told apart', () => {
    const names = modulesOf(registry).map(([chunk]) => chunk);
    const chunks = modulesOf(shortenNames(names, registry)).map(([chunk]) => chunk);
    expect(chunks).toEqual(['015d', '0150', 'f30']);
    expect(shortenNames(names, '{"/a/-072": {"content": "0150aaaa"}, "id": "01234567"}')).toBe(
      '{"/a/-072": {"content": "0150"}, "id": "01234567"}',
    );
  });
});

describe('the data of a page', () => {
  it('have of the configuration what the page shows', () => {
    const config = {
      title: 'Guide',
      plugins: ['./a'],
      presets: [],
      future: {experimental_router: 'browser', v4: {}},
    } as unknown as DocusaurusConfig;
    expect(readersConfig(config)).toEqual({
      title: 'Guide',
      future: {experimental_router: 'browser'},
    });
  });

  it('have of the other documents no description', () => {
    const docs = {a: {id: 'a', title: 'A', description: 'Long', sidebar: 'docs'}};
    const version = {label: 'Next', docsSidebars: {docs: []}, docs};
    expect(readersVersion({version} as never)).toEqual({
      version: {...version, docs: {a: {id: 'a', title: 'A', sidebar: 'docs'}}},
    });
    expect(readersVersion({})).toBeUndefined();
  });
});
