import {expect, it} from 'vitest';
import {readOptions} from '../options';

const read = (args: string) => readOptions(args.split(' ').filter(Boolean));

it('logs, days and a form are read', () => {
  expect(read('a.log b.log.gz --since 2025-06-01 --until 2025-06-30 --json')).toEqual({
    ...{files: ['a.log', 'b.log.gz'], since: '2025-06-01', until: '2025-06-30', json: true},
  });
});

it.each([
  ['', 'No log is named'],
  ['a --since June', '--since is "June": expected a day, such as 2025-06-01.'],
  ['a --until 2025-13-01', '--until is "2025-13-01": expected a day'],
  ['a --what', '--what'],
])('%j is refused', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
