import {expect, it} from 'vitest';
import {readOptions} from '../options';

it('serves the build over stdio by default, or a folder over HTTP', () => {
  expect(readOptions([])).toEqual({folder: 'build'});
  const http = {port: 8765, allow: ['docs.example.com']};
  const args = 'site --http 8765 --allow docs.example.com';
  expect(readOptions(args.split(' '))).toEqual({folder: 'site', http});
});

it.each([
  ['--http x', '--http is "x": expected a port, a whole number from 0 to 65535.'],
  ['--http 65536', '--http is "65536"'],
  ['a b', 'Expected one folder'],
  ['--port 1', '--port'],
])('rejects %s', (args, message) => {
  expect(() => readOptions(args.split(' '))).toThrow(message);
});
