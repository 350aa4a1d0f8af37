import {expect, it} from 'vitest';
import {parsePage} from '../parsePage';

it.each([
  ['an id with spaces after it', '## Edit {#edit}  \n\nText'],
  ['an id in a comment', '## Edit {/* #edit */}\n\nText'],
  ['Windows line endings', '## Edit {#edit}\r\n\r\nText'],
  ['a byte order mark', '\uFEFF## Edit {#edit}\n\nText'],
])('keeps offsets in a page with %s', (_, text) => {
  const {tree, headingIds} = parsePage(text);
  const normalised = text.replace('\uFEFF', '').replaceAll('\r\n', '\n');
  expect(headingIds.get(1)).toEqual({id: 'edit', column: 9});
  expect(tree.children[1]?.position?.start.offset).toBe(normalised.indexOf('Text'));
});
