import {expect, it} from 'vitest';
import {readOptions} from '../options';

const read = (args: string) => readOptions(args.split(' ').filter(Boolean));

it('by default a page of all days is written', () => {
  expect(read('a.log b.log.gz')).toEqual({
    ...{files: ['a.log', 'b.log.gz'], format: 'html', out: 'readers.html'},
    ...{since: undefined, until: undefined, queries: undefined},
  });
});

it('days, a form, a file and a folder may be given', () => {
  const days = {since: '2025-06-01', until: '2025-06-30'};
  expect(read('a.log --since 2025-06-01 --until 2025-06-30')).toMatchObject(days);
  const given = {format: 'markdown', out: 'readers.md', queries: 'q'};
  expect(read('a.log --format markdown --queries q')).toMatchObject(given);
  expect(read('a.log --out x')).toMatchObject({out: 'x'});
});

it.each([
  ['', 'No log is named'],
  ['a --format pdf', '--format is "pdf": expected one of html, markdown, json.'],
  ['a --since June', '--since is "June": expected a day, such as 2025-06-01.'],
  ['a --until 2025-13-01', '--until is "2025-13-01": expected a day'],
  ['a --what', '--what'],
])('%j is refused', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
