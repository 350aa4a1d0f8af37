import {describe, expect, it} from 'vitest';
import {readOptions} from '../options';

describe('readOptions', () => {
  it('measures everything but stock, three times, unless it is told otherwise', () => {
    expect(readOptions([])).toEqual({
      only: ['check', 'build', 'bytes', 'lighthouse', 'throttled', 'navigation', 'search'],
      runs: 3,
      stock: false,
      json: undefined,
      locales: ['en', 'fr'],
      kinds: ['home', 'document', 'reference', 'category', 'tag', 'search'],
      pages: [],
    });
  });

  it('takes several values, in one flag or in several', () => {
    const options = readOptions(['--only', 'search,bytes', '--only', 'build', '--kind', 'tag']);
    expect(options.only).toEqual(['build', 'bytes', 'search']);
    expect(options.kinds).toEqual(['tag']);
  });

  it('builds large sites in English, or in the languages that are asked for', () => {
    const sizes = ['--pages', '64,3000', '--stock', '--runs', '1', '--json', 'a.json'];
    expect(readOptions(sizes)).toMatchObject({
      pages: [64, 3000],
      locales: ['en'],
      stock: true,
      runs: 1,
      json: 'a.json',
    });
    expect(readOptions([...sizes, '--locale', 'fr,en']).locales).toEqual(['en', 'fr']);
  });

  it.each([
    [['--runs', '0'], '--runs is "0"'],
    [['--pages', '64,many'], '--pages is "many"'],
    [['--only', 'bytes,size'], '--only is "size": expected some of check, build, bytes,'],
    [['--locale', 'de'], '--locale is "de": expected some of en, fr.'],
    [['--kind', ''], '--kind is ""'],
    [['--fast'], '--fast'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
