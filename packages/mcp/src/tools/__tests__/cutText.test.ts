import {expect, it} from 'vitest';
import {cutText} from '../cutText';

it('cuts a text at the end of a line, and says where to go on', () => {
  const text = 'one\ntwo\nthree';
  expect(cutText(text, 0, 9)).toEqual({text: 'one\ntwo\n', next: 8});
  expect(cutText(text, 8, 9)).toEqual({text: 'three'});
  expect(cutText(text, 99, 9)).toEqual({text: ''});
});

it('cuts a line that is longer, but no character', () => {
  expect(cutText('abcdef', 0, 4)).toEqual({text: 'abcd', next: 4});
  expect(cutText('abc😀def', 0, 4)).toEqual({text: 'abc', next: 3});
});

it('gives the whole text, part by part', () => {
  const text = 'A line.\n'.repeat(50) + 'x'.repeat(300);
  let given = '';
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const part: ReturnType<typeof cutText> = cutText(text, offset, 100);
    given += part.text;
    offset = part.next;
  }
  expect(given).toBe(text);
});
