import type {BuiltPage} from '@guide/built-site';
import {expect, it} from 'vitest';
import {readArticle} from '@guide/built-site/read';
import {exportPage, operationsIn, partTitle} from '../exportPage';
import {llmsText} from '../llmsText';

const url = 'https://docs.test/guide/page/';

const exportOf = (main: string) => {
  const {root, ...article} = readArticle(`<main>${main}</main>`, url)!;
  const page = {url, description: 'What it is.', date: '2025-06-30', article};
  return exportPage(page as BuiltPage, root, {
    language: 'en',
    version: '2.0',
    index: 'https://docs.test/llms.txt',
  });
};

const drawing =
  '<a href=/a-light.svg><img alt="A plan." src=/a-light.svg><img alt="A plan." src=/a-dark.svg data-non-content></a>';
const code = (language: string, title = '') =>
  `<div data-language="${language}"${title && ` data-title="${title}"`}><div><span>${title}</span><span>Name</span><button>Copy</button></div><pre><code><span>{</span>\n  "a": 1\n}</code></pre></div>`;

it('starts with the page metadata', () => {
  expect(exportOf('<div lang=fr><h1>Un titre : deux</h1></div>')).toBe(
    '---\ntitle: "Un titre : deux"\ndescription: What it is.\naddress: https://docs.test/guide/page/\nlanguage: fr\nversion: "2.0"\ndate: 2025-06-30\nindex: https://docs.test/llms.txt\n---\n\n# Un titre : deux\n',
  );
});

it.each([
  [
    'absolute links, anchors, and terms as text',
    '<h2 id=here>Here</h2><p><a id=old></a>See <a href=/other/#x>that</a>, <a href=#y>this</a> and a <span><a data-term href=/glossary/#t>term</a></span>.</p>',
    '## <a id="here"></a>Here\n\n<a id="old"></a>See [that](https://docs.test/other/#x), [this](https://docs.test/guide/page/#y) and a term.',
  ],
  [
    'the light image, and captions that differ from its alternative text',
    `<figure>${drawing}<figcaption>A plan.</figcaption></figure><figure>${drawing}<figcaption>More.</figcaption></figure>`,
    '![A plan.](https://docs.test/a-light.svg)\n\n![A plan.](https://docs.test/a-light.svg)\n\nMore.',
  ],
  [
    'admonitions as quotes, with their type',
    '<div class="theme-admonition alert"><div class=heading><span><svg></svg></span>Warning</div><div class=content><p>One.</p><ul><li>Two.</li></ul></div></div>',
    '> **Warning**\n>\n> One.\n>\n> - Two.',
  ],
  [
    'code with title and language, and all tab panels',
    `<div><ul role=tablist><li role=tab aria-selected=true>One<li role=tab>Two</ul><div role=tabpanel><p><b>One</b></p>${code('json', 'a.json')}</div><div role=tabpanel hidden>${code('')}</div></div>`,
    '**One**\n\n```json title="a.json"\n{\n  "a": 1\n}\n```\n\n**Two**\n\n```text\n{\n  "a": 1\n}\n```',
  ],
  [
    'code blocks of Docusaurus',
    '<div class="language-jsx codeBlockContainer_a theme-code-block"><div class=codeBlockTitle_b>src/a.js</div><div class=codeBlockContent_c><pre class="prism-code language-jsx"><code><span class=token-line>&lt;b><br></span><span class=token-line>&lt;/b><br></span></code></pre><div><button>Copy</button></div></div></div><pre class="codeBlockStandalone_d theme-code-block"><code>c</code></pre>',
    '```jsx title="src/a.js"\n<b>\n</b>\n```\n\n```text\nc\n```',
  ],
  [
    'summaries as titles, except excluded ones',
    '<details><summary>More</summary><p>One.</p></details><details><summary><b>Bold</b></summary>Two.</details><details><summary data-non-content>Fields</summary><h4 id=a>A</h4><p>Three.</p></details><details><summary><h3>Four</h3></summary></details>',
    '**More**\n\nOne.\n\n**Bold**\n\nTwo.\n\n#### <a id="a"></a>A\n\nThree.\n\n### Four',
  ],
  [
    'no links without content',
    '<p>By <a href=/me/>me</a><a href=/x/><svg></svg></a></p>',
    'By [me](https://docs.test/me/)',
  ],
  [
    'an empty admonition',
    '<div class=theme-admonition><div class=heading>Beware</div></div>',
    '> **Beware**',
  ],
  [
    'the alternative text of an inline SVG and of an inlined image',
    '<p>See <svg><title>a plan</title></svg> and <img alt="a map" src=data:image/png;base64,AA>.</p>',
    'See a plan and a map.',
  ],
  [
    'deleted text, subscripts and superscripts',
    '<p><del>Old</del> H<sub>2</sub>O, x<sup>2</sup></p><ul><li>x<sup>2</sup> + 1</li></ul>',
    '~~Old~~ H<sub>2</sub>O, x<sup>2</sup>\n\n- x<sup>2</sup> + 1',
  ],
  [
    'task lists',
    '<ul><li><input type=checkbox disabled checked> Done</li><li><input type=checkbox disabled> To do</li></ul>',
    '- [x] Done\n- [ ] To do',
  ],
  ['no hidden text', '<p>Shown</p><p hidden>Hidden</p>', 'Shown'],
  [
    'captions of tables',
    '<table><caption>Ways</caption><tr><th>A<tr><td>One</table>',
    '**Ways**\n\n| A |\n| - |\n| One |',
  ],
  [
    'definitions as a list',
    '<dl><dt>Body</dt><dd>JSON with <code>id</code>.</dd><dt>Errors</dt><dd><ul><li><b>404</b> <span>gone</span></li></ul></dd><div><dt>Two</dt><dd>a</dd><dd>b</dd></div><dt>None</dt></dl>',
    '- **Body** JSON with `id`.\n- **Errors**\n  - **404** gone\n- **Two** a\n\n  b\n- **None**',
  ],
  [
    'blocks in cells as lines',
    '<table><tr><th>A<th>B<tr><td><p>One<p><b>Two</b> and<td>In <ul><li>a<ul><li>b</ul><li>c</ul><tr><td><pre><code>a\n\n b|c</code></pre><td><ol start=3><li><p>d<p>e<li>f</ol><hr></table>',
    '| A | B |\n| - | - |\n| One<br>**Two** and | In<br>- a<br>- b<br>- c |\n| `a`<br>` b\\|c` | 3. d<br>e<br>4. f |',
  ],
  [
    'row anchors, line breaks in cells, and escaped characters',
    '<table><thead><tr><th>A<th>B</tr></thead><tbody><tr><td><a id=e><code>a|b</code></a><br>integer<td>2 * 3 * 4 and snake_case</table>',
    '| A | B |\n| - | - |\n| <a id="e"></a>`a\\|b`<br>integer | 2 \\* 3 \\* 4 and snake_case |',
  ],
])('exports %s', (_, main, text) => {
  expect(exportOf(main).replace(/^---.*?---\n\n/s, '')).toBe(`${text}\n`);
});

it('llmsText lists links by area', () => {
  const url = 'https://docs.test/a.md';
  const links = [
    {title: 'One', description: 'On one.', url},
    {title: 'Four [old]', url},
  ];
  const header = {title: 'Guide', summary: 'How it works.'};
  const index = llmsText(header, new Map([['First', links]]), [{title: 'Français', url}]);
  expect(index).toBe(`# Guide

> How it works.

## First

- [One](https://docs.test/a.md): On one.
- [Four \\[old\\]](https://docs.test/a.md)

## Optional

- [Français](https://docs.test/a.md)
`);
});

it('lists the API operations of each section', () => {
  const operation = (title: string) =>
    `<details><summary><h4 data-operation="GET /a">GET <code>/a</code> ${title}</h4></summary></details>`;
  const main = `<h3 id=item>Item</h3>${operation('List items')}${operation('Get one')}<h3 id=none>None</h3>`;
  const {root} = readArticle(`<main>${main}</main>`, url)!;
  expect(operationsIn(root)).toEqual({
    item: [
      {title: 'List items', request: 'GET /a'},
      {title: 'Get one', request: 'GET /a'},
    ],
    none: [],
  });
});

it.each([
  ['en', 'Routing: Item'],
  ['fr', 'Routing\u00a0: Item'],
])('punctuates the title of a part as in the language %s', (language, title) => {
  const page = {article: {heading: 'Routing'}} as BuiltPage;
  expect(partTitle(page, {title: 'Item'}, {language, index: ''})).toBe(title);
});
