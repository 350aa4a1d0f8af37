import {expect, it} from 'vitest';
import {findUnknownMarkup} from '../findUnknownMarkup';

const allowed = {
  base: 'https://docs.example/guide/fr/',
  connections: ['https://APPID.search.example'],
  scripts: ['start()'],
  styleAttributes: ['display: none;'],
};

it.each([
  '<script data-id=x>start()</script>',
  '<script src=/guide/fr/assets/js/runtime~main.1a.js defer></script>',
  '<script type=application/ld+json>{"a":1}</script>',
  '<link rel=preload as=script href=/guide/fr/assets/js/main.js>',
  '<link rel=canonical href=https://docs.example/guide/>',
  '<link rel=preconnect href=https://appid.search.example crossorigin=anonymous>',
  '<svg style="display: none;"><symbol id=a viewBox="0 0 1 1"><path d=M0 /></symbol></svg>',
  '<svg><use href=#a fill=url(#b) /></svg>',
  '<pre>&lt;script>alert(1)&lt;/script></pre>',
  '<a data-on=1 aria-label=x href=/on title="javascript:">x</a>',
  '<a href=https://elsewhere.example target=_blank rel=noopener>x</a><a href=mailto:a@b.example>x</a>',
  '<a href="https://<your host>/">x</a>',
  '<img src=/a.png alt><img src=data:image/svg+xml,a alt>',
  '<form role=search><input type=search></form>',
  '<div><noscript><a href=mailto:a@b.example>x</a></noscript></div>',
])('accepts %s', (html) => {
  expect(findUnknownMarkup(html, allowed)).toEqual([]);
});

it.each([
  ['<script>start() </script>', '<script>start()'],
  [
    '<SCRIPT TYPE=" application/ld+json">run()</SCRIPT>',
    '<script type=" application/ld+json">run()',
  ],
  ['<svg><script>start()</script></svg>', '<script>start()'],
  [
    '<script src=/guide/fr/assets/files/a.js></script>',
    '<script src="/guide/fr/assets/files/a.js">',
  ],
  ['<script src=//evil.example/guide/fr/assets/js/a.js></script>', '<script src="//evil.example/'],
  [
    '<script src=/guide/fr/assets/js/../files/a.js></script>',
    '<script src="/guide/fr/assets/js/../',
  ],
  ['<style>p{color:red}</style>', '<style>'],
  ['<p style="color:red">x</p>', 'style in <p style="color:red">'],
  ['<img src=x onerror=alert(1)>', 'onerror in <img src="x" onerror="alert(1)">'],
  ['<img src=https://evil.example/x.png>', '<img src="https://evil.example/x.png">'],
  ['<img srcset=javascript:run()>', 'srcset in <img srcset="javascript:run()">'],
  ['<a href="java&#115;cript:alert(1)">x</a>', '<a href="javascript:alert(1)">'],
  ['<a href=" &#1;java&#10;script:alert(1)">x</a>', String.raw`<a href=" \u0001java\nscript:`],
  ['<a href=data:text/html,x>x</a>', '<a href="data:text/html,x">'],
  ['<a href=/ ping=https://evil.example>x</a>', 'ping in <a href="/"'],
  ['<svg><a xlink:href=javascript:run()>x</a></svg>', 'href in <a xlink:href="javascript:run()">'],
  ['<svg><use href=https://evil.example/a.svg#a /></svg>', 'href in <use href="https://evil'],
  ['<svg><set attributeName=href to=javascript:run() /></svg>', '<set attributeName="href"'],
  ['<math href=javascript:run()>x</math>', '<math href="javascript:run()">'],
  ['<meta http-equiv=refresh content=0;url=//evil.example>', 'http-equiv in <meta'],
  ['<base href=https://evil.example/>', '<base href="https://evil.example/">'],
  ['<link rel=stylesheet href=https://evil.example/a.css>', '<link rel="stylesheet" href="https'],
  ['<iframe srcdoc="<b>x</b>"></iframe>', 'srcdoc in <iframe srcdoc="<b>x</b>">'],
  ['<iframe src=/b/></iframe>', '<iframe src="/b/">'],
  ['<form><input type=search></form>', '<form>'],
  ['<form role=search action=/x></form>', 'action in <form role="search"'],
  ['<button formaction=/x>x</button>', 'formaction in <button'],
  ['<input type=password>', '<input type="password">'],
  ['<template><p onclick=run()>x</p></template>', '<template>'],
  ['<noscript><meta http-equiv=refresh content=0></noscript>', 'http-equiv in <meta'],
  ['<p><noscript><p title="</noscript><img src=x onerror=run()>"></p>', 'onerror in <img'],
])('rejects %s', (html, unknown) => {
  const [first] = findUnknownMarkup(html, allowed);
  expect(first?.slice(0, unknown.length)).toBe(unknown);
});
