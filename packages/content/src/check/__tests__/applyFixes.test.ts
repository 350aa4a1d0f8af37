import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {withReplacements} from '../../replacements';
import {applyFixes} from '../applyFixes';
import type {Finding} from '../rule';
import {projectOf} from './projectOf';

const finding = (start: number, end: number, text: string): Finding => ({
  rule: 'a',
  file: 'docs/a.mdx',
  line: 1,
  column: 1,
  found: '',
  expected: '',
  remedy: '',
  fix: {file: 'docs/a.mdx', start, end, text},
});

describe('edits', () => {
  it('are made from the end, so that none moves another', () => {
    const edits = [
      {file: 'a', start: 0, end: 3, text: 'the first'},
      {file: 'a', start: 4, end: 7, text: ''},
      {file: 'a', start: 7, end: 7, text: '!'},
    ];
    expect(withReplacements('one two', edits)).toBe('the first !');
  });
});

describe('fixes', () => {
  it('are written, and those that overlap an earlier one wait', () => {
    const root = projectOf({'docs/a.mdx': 'one two three'});
    const [late, first, overlapping] = [
      finding(8, 13, '3'),
      finding(0, 7, '1 2'),
      finding(4, 9, 'x'),
    ];
    expect(applyFixes(root, [late!, first!, overlapping!, {...first!, fix: undefined}])).toEqual([
      first,
      late,
    ]);
    expect(fs.readFileSync(path.join(root, 'docs/a.mdx'), 'utf8')).toBe('1 2 3');
    expect(fs.readdirSync(path.join(root, 'docs'))).toEqual(['a.mdx']);
  });

  it('keep the line ends of Windows', () => {
    const root = projectOf({'docs/a.mdx': 'one\r\ntwo\r\n'});
    applyFixes(root, [finding(4, 7, '2')]);
    expect(fs.readFileSync(path.join(root, 'docs/a.mdx'), 'utf8')).toBe('one\r\n2\r\n');
  });
});
