import {describe, expect, it} from 'vitest';
import {readOptions} from '../options';

describe('the options of the command', () => {
  it('are a build over stdio when nothing is said', () => {
    expect(readOptions([])).toEqual({site: 'build'});
  });

  it('may name a live site, a port and who may call', () => {
    expect(
      readOptions([
        'https://docs.example.com/guide',
        ...['--http', '8765', '--host', '0.0.0.0', '--allow', 'docs.example.com'],
        ...['--proxy', '--rate', '5'],
      ]),
    ).toEqual({
      site: 'https://docs.example.com/guide/',
      http: {
        port: 8765,
        host: '0.0.0.0',
        allow: ['docs.example.com'],
        isBehindProxy: true,
        rate: 5,
      },
    });
  });

  it.each([
    [['--http', 'x'], '--http is "x": expected a whole number from 0 to 65535.'],
    [['--http', '1', '--rate', '0'], '--rate is "0"'],
    [['--http', '1', '--host', '0.0.0.0'], 'name with --allow'],
    [['a', 'b'], 'one site too many'],
    [['--port', '1'], '--port'],
  ])('%j are refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
