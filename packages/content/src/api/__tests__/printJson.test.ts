import {expect, it} from 'vitest';
import {printJson} from '../printJson';

it('breaks what is longer than a line, and nothing else', () => {
  const value = {
    data: [{id: 'A-1', tags: []}, 'a'.repeat(20)],
    meta: {page: 1, total: null},
  };
  expect(printJson(value, 40)).toBe(
    `{
  "data": [
    {"id": "A-1", "tags": []},
    "aaaaaaaaaaaaaaaaaaaa"
  ],
  "meta": {"page": 1, "total": null}
}`,
  );
  expect(JSON.parse(printJson(value))).toEqual(value);
});

it('keeps a line up to its width, the comma after it included', () => {
  const value = {a: {b: 'c'}, d: {}};
  // `  "a": {"b": "c"},` has 18 characters.
  expect(printJson(value, 18)).toContain('  "a": {"b": "c"},\n');
  expect(printJson(value, 17)).toContain('  "a": {\n    "b": "c"\n  },\n');
  expect(printJson(value, 26)).toBe('{"a": {"b": "c"}, "d": {}}');
});

it('breaks no text, which JSON cannot', () => {
  expect(printJson(['a'.repeat(90)])).toBe(`[\n  "${'a'.repeat(90)}"\n]`);
});
