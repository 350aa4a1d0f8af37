import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {readersConfig, readersVersion} from '../readersData';

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
