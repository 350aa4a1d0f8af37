import {expect, it} from 'vitest';
import {printJson} from '../printJson';

const items = {data: [{id: 'A-1', tags: []}, 'a'.repeat(20)], meta: {page: 1, total: null}};
const record = {a: {b: 'c'}, d: {}};

it.each([
  [
    items,
    40,
    `{
  "data": [
    {"id": "A-1", "tags": []},
    "aaaaaaaaaaaaaaaaaaaa"
  ],
  "meta": {"page": 1, "total": null}
}`,
  ],
  [record, 26, '{"a": {"b": "c"}, "d": {}}'],
  // The comma counts towards the width.
  [record, 18, '{\n  "a": {"b": "c"},\n  "d": {}\n}'],
  [record, 17, '{\n  "a": {\n    "b": "c"\n  },\n  "d": {}\n}'],
  // Strings can't be broken.
  [['a'.repeat(40)], 30, `[\n  "${'a'.repeat(40)}"\n]`],
])('breaks %j at a width of %i', (value, width, text) => {
  expect(printJson(value, width)).toBe(text);
});
