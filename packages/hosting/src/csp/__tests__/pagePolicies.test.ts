import {noCache} from '@guide/built-site/buildCache';
import {expect, it} from 'vitest';
import {pagePolicies} from '../pagePolicies';

const allowed = {
  scripts: new Set(['start()']),
  styles: new Set<string>(),
  styleAttributes: new Set(['display: none;']),
};
const page = (body: string) => `<!doctype html><head><meta charset="UTF-8"><title>x</title>${body}`;

const addPolicy = (html: string) =>
  pagePolicies(allowed, "default-src 'none'", noCache)(html, 'index.html');

it.each([
  ['an allowed script', '<script data-id=x>start()</script>'],
  ['a script in a file', '<script src=/a.js defer></script>'],
  ['data', '<script type=application/ld+json>{"a":1}</script>'],
  ['an allowed style attribute', '<svg style="display: none;"></svg>'],
  ['escaped code', '<pre>&lt;script>alert(1)&lt;/script></pre>'],
  ['an attribute that only looks like a handler', '<a data-on=1 href=/on>x</a>'],
])('allows %s and inserts the CSP before it', (_name, html) => {
  expect(addPolicy(page(html))).toContain(
    `<meta charset="UTF-8"><meta http-equiv=Content-Security-Policy content="default-src 'none'"><title>x</title>${html}`,
  );
});

it.each([
  ['<script>start() </script>', 'inline script: start()'],
  ['<SCRIPT TYPE=module>alert(1)</SCRIPT>', 'inline script: alert(1)'],
  ['<svg><script>alert(1)</script></svg>', 'inline script: alert(1)'],
  ['<script type="text/javascript">alert(1)</script>', 'inline script: alert(1)'],
  ['<style>p{color:red}</style>', '<style> element: p{color:red}'],
  ['<p style="color:red">x</p>', 'style attribute: color:red'],
  ['<img src=x onerror=alert(1)>', 'attribute onerror: alert(1)'],
  ['<a href="java&#115;cript:alert(1)">x</a>', 'address in href: javascript:alert(1)'],
  ['<form action=" javascript:alert(1)">', 'address in action: javascript:alert(1)'],
  ['<a href="java&#10;script:alert(1)">x</a>', 'address in href: java\nscript:alert(1)'],
  ['<script type=" module ">alert(1)</script>', 'inline script: alert(1)'],
  ['<iframe srcdoc="<b>x</b>"></iframe>', 'attribute srcdoc: <b>x</b>'],
  ['<base href=https://evil.example/>', '<base> element: https://evil.example/'],
])('rejects %s', (html, blocked) => {
  expect(() => addPolicy(page(html))).toThrow(
    `The Content-Security-Policy would block ${blocked}. Move it into a file`,
  );
});

it('rejects a page without the charset element', () => {
  expect(() => addPolicy('<p>Hello')).toThrow('has no <meta charset="UTF-8">');
});
