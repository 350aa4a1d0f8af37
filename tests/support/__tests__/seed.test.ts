import {expect, it} from 'vitest';
import {seed} from '../seeds/seed';

const edit = (find: string, replace: string) => ({file: 'a.mdx', find, replace});

it('makes edits in any order, and says where each stands', () => {
  const [late, early] = [edit('four', 'for'), edit('two', 'two\n\nand a half')];
  const {text, places} = seed('one two three four', [late, early]);
  expect(text).toBe('one two\n\nand a half three for');
  expect(text.slice(places.get(early))).toBe('and a half three for');
  expect(text.slice(places.get(late))).toBe('r');
});

it.each([['two'], ['three']])('refuses %s, which is not there once', (find) => {
  expect(() => seed('one two two', [edit(find, '')])).toThrow(`a.mdx: expected once: ${find}`);
});
