import {describe, expect, it} from 'vitest';
import {readOptions} from '../options';

describe('readOptions', () => {
  it('writes a page by default, of all days', () => {
    expect(readOptions(['a.log', 'b.log.gz'])).toEqual({
      ...{files: ['a.log', 'b.log.gz'], format: 'html', out: 'readers.html'},
      ...{since: undefined, until: undefined, queries: undefined},
    });
  });

  it('takes days, a form, a file and a folder', () => {
    const flags = ['--since', '2025-06-01', '--until', '2025-06-30', '--format', 'markdown'];
    expect(readOptions(['a.log', ...flags, '--queries', 'q'])).toMatchObject({
      ...{since: '2025-06-01', until: '2025-06-30', format: 'markdown', out: 'readers.md'},
      queries: 'q',
    });
    expect(readOptions(['a.log', '--out', 'x'])).toMatchObject({out: 'x'});
  });

  it.each([
    [[], 'No log is named'],
    [['a', '--format', 'pdf'], '--format is "pdf": expected one of html, markdown, json.'],
    [['a', '--since', 'June'], '--since is "June": expected a day, such as 2025-06-01.'],
    [['a', '--until', '2025-13-01'], '--until is "2025-13-01": expected a day'],
    [['a', '--what'], '--what'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
