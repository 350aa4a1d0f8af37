import {describe, expect, it} from 'vitest';
import {readOptions} from '../options';

describe('readOptions', () => {
  it('measures everything, alone, three times, unless it is told otherwise', () => {
    expect(readOptions([])).toEqual({
      only: ['build', 'readers', 'bytes', 'lighthouse', 'throttled', 'navigation', 'search'],
      runs: 3,
      beside: undefined,
      json: undefined,
      locales: ['en', 'fr'],
      kinds: ['home', 'document', 'reference', 'category', 'tag', 'search'],
      pages: undefined,
      lines: 1_000_000,
    });
  });

  it('takes several values, in one flag or in several', () => {
    const options = readOptions(['--only', 'search,bytes', '--only', 'build', '--kind', 'tag']);
    expect(options.only).toEqual(['build', 'bytes', 'search']);
    expect(options.kinds).toEqual(['tag']);
  });

  it.each([
    [['--runs', '0'], '--runs is "0"'],
    [['--pages', 'many'], '--pages is "many"'],
    [['--only', 'bytes,size'], '--only is "size": expected some of build, readers,'],
    [['--locale', 'de'], '--locale is "de": expected some of en, fr.'],
    [['--kind', ''], '--kind is ""'],
    [['--fast'], '--fast'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
