import {expect, it} from 'vitest';
import {parseTextWithLinks} from '../textWithLinks';

it.each([
  ['', []],
  ['5 < 6 & 7 > 6', ['5 < 6 & 7 > 6']],
  [
    'Read [this](/versions/#planned), or [that](https://example.com/two?a=b)',
    [
      'Read ',
      {label: 'this', href: '/versions/#planned'},
      ', or ',
      {label: 'that', href: 'https://example.com/two?a=b'},
    ],
  ],
])('parses “%s”', (text, parts) => {
  expect(parseTextWithLinks(text)).toEqual(parts);
});

it.each([
  ['[words](javascript:alert)', 'neither a path'],
  ['[words](versions/)', 'neither a path'],
  ['[words](//example.com/)', 'neither a path'],
  ['[words](/\\example.com/)', 'neither a path'],
  ['[words](https://)', 'Invalid URL'],
  ['[words] (/path/)', 'bracket'],
  ['[](/path/)', 'bracket'],
  ['<b>bold</b>', 'HTML'],
  ['a <!-- comment', 'HTML'],
  ['[<img src=x>](/path/)', 'HTML'],
])('rejects %s', (text, reason) => {
  expect(() => parseTextWithLinks(text)).toThrow(reason);
});
