import {expect, it} from 'vitest';
import {cutText} from '../cutText';

it.each([
  ['at the end of a line', 'one\ntwo\nthree', 0, 9, {text: 'one\ntwo\n', next: 8}],
  ['only if it doesn’t fit', 'one\ntwo\nthree', 8, 9, {text: 'three'}],
  ['to nothing after its end', 'one', 99, 9, {text: ''}],
  ['inside a long line', 'abcdefgh', 2, 4, {text: 'cdef', next: 6}],
  ['between characters', 'abc😀def', 0, 4, {text: 'abc', next: 3}],
])('cuts a text %s', (_, text, offset, max, cut) => {
  expect(cutText(text, offset, max)).toEqual(cut);
});
