import type {Element} from 'hast';
import {expect, it} from 'vitest';
import {toString} from 'hast-util-to-string';
import {readArticle} from '../article';
import {readHead} from '../read';

const url = 'https://docs.test/guide/page/';

/** The text of a page that has this in its `<main>`, as the HTML minifier writes it. */
const read = (main: string) =>
  readArticle(`<body><nav>Menu</nav><main>${main}</main><footer>Foot</footer>`, url)!;
const childrenOf = (main: string) => (read(main).root.children[0] as Element).children;
const words = (main: string) => toString(read(main).root);

it('reads a text without what stands around it', () => {
  const around = [
    '<nav class="theme-doc-breadcrumbs"><ul><li>Area<li>Page</ul></nav>',
    '<div data-non-content><span>3 min read</span></div>',
    '<button>Copy</button><dialog>Large</dialog><style>a</style><svg><path d="" /></svg>',
    '<a class="hash-link" href=#a>#</a><span aria-hidden=true>-</span>',
    '<nav class=pagination-nav>Next</nav>',
  ];
  expect(words(`${around.join('')}<p>A <b>text</b>.`)).toBe('A text.');
});

it('reads a table whose tags the minifier left out', () => {
  const children = childrenOf(
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tr><td>3<td>4</table><p>C',
  );
  expect(children).toMatchObject([
    {
      tagName: 'table',
      children: [
        {tagName: 'thead', children: [{tagName: 'tr', children: [{}, {}]}]},
        {tagName: 'tbody', children: [{children: [{}, {}]}, {children: [{}, {}]}]},
      ],
    },
    {tagName: 'p'},
  ]);
});

it('reads code as plain text, and one drawing of two', () => {
  const children = childrenOf(
    '<pre><code><span><span>{</span>\n</span>}</code></pre><img src=/a.svg><img src=/a-dark.svg>',
  );
  expect(children).toMatchObject([
    {
      tagName: 'pre',
      children: [{tagName: 'code', children: [{value: '{'}, {value: '\n'}, {value: '}'}]}],
    },
    {tagName: 'img', properties: {src: 'https://docs.test/a.svg'}},
  ]);
  expect(children).toHaveLength(2);
});

it('puts the name of each tab above what is behind it', () => {
  const panels = '<div role=tabpanel>1</div><div role=tabpanel hidden>2</div>';
  const tabs = '<ul role=tablist><li role=tab>One<li role=tab>Two</ul>';
  expect(words(`<div class=tabs-container>${tabs}<div>${panels}</div></div>`)).toBe('One1Two2');
});

it('says heading, language and anchors, and has absolute links', () => {
  const main = '<div lang=fr><h1>Un\u00a0titre</h1></div><h2 id=a>A</h2><a id=b href=#a>B</a>';
  const article = read(main);
  expect(article).toMatchObject({heading: 'Un titre', language: 'fr', anchors: ['a', 'b']});
  expect(childrenOf(main).at(-1)).toMatchObject({properties: {href: `${url}#a`}});
  expect(read('<h1>Title</h1><p lang=fr>Texte').language).toBeUndefined();
});

it('reads nothing of a page that leads on to another address', () => {
  expect(readArticle('<html><body><a href=/new/>Moved</a></body></html>', url)).toBeUndefined();
});

it('reads the description of a page, and whether the web may index it', () => {
  const head = (tags: string) =>
    readHead(`<html><head>${tags}<body><meta name=robots content=noindex>`);
  expect(head('<meta name=description content="What it&apos;s">')).toEqual({
    description: "What it's",
    isIndexed: true,
  });
  expect(head('<meta name="robots" content="noindex, nofollow">').isIndexed).toBe(false);
});
