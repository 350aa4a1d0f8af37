import {expect, it} from 'vitest';
import {readOptions} from '../options';

it('a build is served over stdio when nothing is said', () => {
  expect(readOptions([])).toEqual({folder: 'build'});
});

it('a folder, a port and who may call can be named', () => {
  const flags = '--http 8765 --allow docs.example.com';
  expect(readOptions(['site', ...flags.split(' ')])).toEqual({
    folder: 'site',
    http: {port: 8765, allow: ['docs.example.com']},
  });
});

it.each([
  ['--http x', '--http is "x": expected a port, a whole number from 0 to 65535.'],
  ['--http 65536', '--http is "65536"'],
  ['a b', 'one folder too many'],
  ['--port 1', '--port'],
])('%s is refused', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message);
});
