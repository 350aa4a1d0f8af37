import {describe, expect, it} from 'vitest';
import {parseTextWithLinks} from '../textWithLinks';

describe('parseTextWithLinks', () => {
  it.each([
    ['plain words', ['plain words']],
    ['', []],
    ['5 < 6 & 7 > 6', ['5 < 6 & 7 > 6']],
    [
      'Read [this page](/versions/#planned-removals), please.',
      ['Read ', {words: 'this page', to: '/versions/#planned-removals'}, ', please.'],
    ],
    [
      '[One](/one/) [Two](https://example.com/two?a=b)',
      [{words: 'One', to: '/one/'}, ' ', {words: 'Two', to: 'https://example.com/two?a=b'}],
    ],
  ])('%s', (text, parts) => {
    expect(parseTextWithLinks(text)).toEqual(parts);
  });

  it.each([
    ['[words](javascript:alert(1))', 'bracket'],
    ['[words](javascript:alert)', 'neither a path'],
    ['[words](http://example.com/)', 'neither a path'],
    ['[words](versions/)', 'neither a path'],
    ['[words](//example.com/)', 'neither a path'],
    ['[words](/\\example.com/)', 'neither a path'],
    ['[words](https://)', 'Invalid URL'],
    ['[words](/a path/)', 'bracket'],
    ['[words] (/path/)', 'bracket'],
    ['[words](/path/', 'bracket'],
    ['[](/path/)', 'bracket'],
    ['words](/path/)', 'bracket'],
    ['<b>bold</b>', 'HTML'],
    ['a <!-- comment', 'HTML'],
    ['[<img src=x>](/path/)', 'HTML'],
  ])('refuses %s', (text, reason) => {
    expect(() => parseTextWithLinks(text)).toThrow(reason);
  });
});
