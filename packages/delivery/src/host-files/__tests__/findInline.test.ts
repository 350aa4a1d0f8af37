import {describe, expect, it} from 'vitest';
import {findUnknownInline} from '../findInline';

const known = {
  scripts: new Set(['start()']),
  styles: new Set<string>(),
  styleAttributes: new Set(['display: none;']),
};
const found = (html: string) => findUnknownInline(html, known).map(({what}) => what);

describe('what stands in a page', () => {
  it.each([
    ['a script of the list', '<script>start()</script>'],
    ['a script of the list with an attribute', '<script data-id=x>start()</script>'],
    ['a script in a file', '<script src=/a.js defer></script>'],
    ['data', '<script type=application/ld+json>{"a":1}</script>'],
    ['a style attribute of the list', '<svg style="display: none;"></svg>'],
    ['code that is shown', '<pre>&lt;script>alert(1)&lt;/script></pre>'],
    ['an attribute that only begins like a handler', '<a data-on=1 href=/on>x</a>'],
  ])('may be %s', (_name, html) => {
    expect(found(html)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'inline script'],
    ['<script>start() </script>', 'inline script'],
    ['<SCRIPT TYPE=module>alert(1)</SCRIPT>', 'inline script'],
    ['<svg><script>alert(1)</script></svg>', 'inline script'],
    ['<script type="text/javascript">alert(1)</script>', 'inline script'],
    ['<style>p{color:red}</style>', '<style> element'],
    ['<p style="color:red">x</p>', 'style attribute'],
    ['<img src=x onerror=alert(1)>', 'attribute onerror'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'address in href'],
    ['<form action=" javascript:alert(1)">', 'address in action'],
  ])('may not be %s', (html, what) => {
    expect(found(`<!doctype html><body>${html}</body>`)).toEqual([what]);
  });
});
