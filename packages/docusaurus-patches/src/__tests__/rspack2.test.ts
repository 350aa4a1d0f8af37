import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import rspack2 from '../rspack2';

const settings = (bundler: 'rspack' | 'webpack', locale: string, name: 'client' | 'server') =>
  rspack2({i18n: {currentLocale: locale}} as LoadContext).configureWebpack!(
    {name, mode: 'production', experiments: {cache: {type: 'persistent', version: '1'}}} as never,
    name === 'server',
    {currentBundler: {name: bundler}} as never,
    undefined,
  );

it('configures a cache per language and target for Rspack 2, and the exports of the server bundle', () => {
  expect(settings('rspack', 'fr', 'client')).toEqual({
    cache: {type: 'persistent', version: '1', name: 'client-production-fr'},
    plugins: [],
    output: {},
  });
  expect(settings('rspack', 'en', 'server')).toMatchObject({
    cache: {name: 'server-production-en'},
    output: {library: {type: 'commonjs2'}},
  });
  expect(settings('webpack', 'en', 'server')).toEqual({});
});
