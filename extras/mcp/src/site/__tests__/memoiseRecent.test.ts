import {expect, it} from 'vitest';
import {memoiseRecent} from '../memoiseRecent';

it('keeps the most recently used results', () => {
  const computed: string[] = [];
  const double = memoiseRecent((text) => {
    computed.push(text);
    return text + text;
  }, 2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(double)).toEqual(['aa', 'bb', 'aa', 'cc', 'aa', 'bb']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
