import {expect, it} from 'vitest';
import {filesIn, folderWith} from '../../../content/src/__tests__/files';
import {applyFixes} from '../applyFixes';
import type {Finding} from '../rule';

const finding = (start: number, end: number, text: string): Finding => ({
  ...{rule: 'a', file: 'docs/a.mdx', line: 1, column: 1, found: '', expected: '', remedy: ''},
  fix: {file: 'docs/a.mdx', start, end, text},
});

it('applies fixes and skips those that overlap an earlier one', () => {
  const root = folderWith({'docs/a.mdx': 'one two three'});
  const [late, first, overlapping] = [
    finding(8, 13, '3'),
    finding(0, 7, '1 2'),
    finding(4, 9, 'x'),
  ] as const;
  const fixed = applyFixes(root, [late, first, overlapping, {...first, fix: undefined}]);
  expect(fixed).toEqual([first, late]);
  expect(filesIn(root)).toEqual({'docs/a.mdx': '1 2 3'});
});
