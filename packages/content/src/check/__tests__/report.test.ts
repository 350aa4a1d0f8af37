import {describe, expect, it} from 'vitest';
import {formatText} from '../report';
import type {Finding} from '../rule';

const finding: Finding = {
  rule: 'link-text',
  file: 'docs/a.mdx',
  line: 3,
  column: 5,
  found: 'the link “here”',
  expected: 'words',
  remedy: 'Write them.',
};
const fix = {file: 'docs/a.mdx', start: 0, end: 1, text: ''};

describe('the report', () => {
  it('says each finding with its place, and counts', () => {
    expect(formatText({pages: 2, findings: [finding, {...finding, fix}], mended: []})).toBe(
      [
        ...['docs/a.mdx:3:5  link-text', '  found:    the link “here”'],
        ...['  expected: words', '  remedy:   Write them.', ''],
        ...['docs/a.mdx:3:5  link-text', '  found:    the link “here”'],
        ...['  expected: words', '  remedy:   Write them.', ''],
        '2 pages: 2 faults in 1 file; `npm run check -- --fix` mends 1 of them',
      ].join('\n'),
    );
  });

  it('says that there is nothing to mend', () => {
    expect(formatText({pages: 128, findings: [], mended: []})).toBe('128 pages, no fault');
  });

  it('says what was mended', () => {
    expect(formatText({pages: 1, findings: [], mended: [finding]})).toBe(
      'mended  docs/a.mdx:3:5  link-text\n\n1 page, no fault',
    );
  });
});
