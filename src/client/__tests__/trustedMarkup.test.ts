import {expect, it} from 'vitest';
import {isTrustedMarkup} from '../trustedMarkup';

const button = '<button style="margin: 0">Give feedback</button>';
const allowedHtml = new Set([button]);

it.each([
  ['configured HTML', button],
  ['the script element of React', '<script></script>'],
  ['a heading', 'The <code>id</code> of <em>an</em> <del>old</del> <span class="a b">item</span>'],
  ['a heading that is not translated', '<span lang="en">Part 1</span>'],
  ['coloured code', '<span class="code-string">&quot;a&quot;</span>'],
  ['the progress bar', '<div class="bar" role="bar"><div class="peg"></div></div>'],
])('trusts %s', (_name, html) => {
  expect(isTrustedMarkup(html, allowedHtml)).toBe(true);
});

it.each([
  '<button>Give feedback</button>',
  `${button}<br>`,
  button.toLowerCase(),
  '<img src="/img/mark.svg">',
  '<b class="a" onclick="run()">Bold</b>',
  '<a href="/">Home</a>',
  '<script>run()</script>',
  '<b class="<img src=x>">',
])('rejects %s', (html) => {
  expect(isTrustedMarkup(html, allowedHtml)).toBe(false);
});
