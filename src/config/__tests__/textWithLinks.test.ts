import {expect, it} from 'vitest';
import {textWithLinksToHtml} from '../textWithLinks';

it.each([
  ['5 < 6 & 7 > 6', '5 &lt; 6 &amp; 7 &gt; 6'],
  [
    'Read [this](/versions/#planned), or [R&D](https://example.com/two?a=b&c=%22)',
    'Read <a href="/fr/versions/#planned">this</a>, or <a href="https://example.com/two?a=b&amp;c=%22">R&amp;D</a>',
  ],
])('converts “%s”', (text, html) => {
  expect(textWithLinksToHtml(text, '/fr/')).toBe(html);
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
  expect(() => textWithLinksToHtml(text)).toThrow(reason);
});
