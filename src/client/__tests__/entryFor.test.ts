import {expect, it} from 'vitest';
import {entryFor} from '../useDropdown';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['End', -1, undefined],
  ['Enter', 1, undefined],
])('of three entries, %s leads from %i to %s', (key, current, expected) => {
  expect(entryFor(key, current, 3)).toBe(expected);
});
