import {describe, expect, it} from 'vitest';
import {rspack2} from '../rspack2';

const cache = {type: 'persistent', version: '1'};

const settings = (bundler: 'rspack' | 'webpack', locale: string, name: 'client' | 'server') =>
  rspack2({
    context: {i18n: {currentLocale: locale}},
    utils: {currentBundler: {name: bundler}},
    config: {name, mode: 'production', experiments: {cache}},
    isServer: name === 'server',
  } as never);

describe('the settings for Rspack 2', () => {
  it('keep a cache of each language and side, with what Docusaurus says of it', () => {
    expect(settings('rspack', 'fr', 'client')).toEqual({
      cache: {...cache, name: 'client-production-fr'},
      output: {},
      plugins: [expect.anything()],
    });
  });

  it('give what the script of the server exports', () => {
    expect(settings('rspack', 'en', 'server')).toMatchObject({
      cache: {name: 'server-production-en'},
      output: {library: {type: 'commonjs2'}},
    });
  });

  it('are none of webpack’s', () => {
    expect(settings('webpack', 'en', 'server')).toEqual({});
  });
});
