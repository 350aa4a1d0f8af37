import {describe, expect, it} from 'vitest';
import {readOptions} from '../options';

describe('readOptions', () => {
  it('measures everything, ten times, unless it is told otherwise', () => {
    expect(readOptions([])).toEqual({
      runs: 10,
      only: ['weight', 'speed', 'scale'],
      json: undefined,
    });
    expect(readOptions(['--runs', '3', '--only', 'speed', '--json', 'a.json'])).toEqual({
      runs: 3,
      only: ['speed'],
      json: 'a.json',
    });
  });

  it.each([
    [['--runs', '0'], '--runs is "0"'],
    [['--runs', 'many'], '--runs is "many"'],
    [['--only', 'size'], '--only is "size": expected one of weight, speed, scale.'],
    [['--fast'], '--fast'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
