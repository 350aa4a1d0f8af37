import type {Element} from 'hast';
import {expect, it} from 'vitest';
import {toString} from 'hast-util-to-string';
import {readArticle, type ReadOptions} from '../article';
import {readHead} from '../read';

const url = 'https://docs.test/guide/page/';

const read = (main: string, options?: ReadOptions) =>
  readArticle(`<body><nav>Menu</nav><main>${main}</main><footer>Foot</footer>`, url, options)!;
const childrenOf = (main: string, options?: ReadOptions) =>
  (read(main, options).root.children[0] as Element).children;
const words = (main: string) => toString(read(main).root);

it('excludes what surrounds the content', () => {
  const around = [
    '<nav class="theme-doc-breadcrumbs"><ul><li>Area<li>Page</ul></nav>',
    '<div data-non-content><span>Copy page</span></div>',
    '<span class="theme-doc-version-badge">Version: Next</span>',
    '<button>Copy</button><dialog>Large</dialog><style>a</style><svg><path d="" /></svg>',
    '<a class="hash-link" href=#a>#</a><span aria-hidden=true>-</span>',
    '<nav class=pagination-nav>Next</nav>',
    '<ul class="table-of-contents table-of-contents__left-border"><li>Section</ul>',
    '<a class=avatar__photo-link href=/me><img class=avatar__photo alt=Me src=/me.png></a>',
    '<div class=theme-blog-footer-edit-meta-row><a href=/a>Edit this page</a></div>',
  ];
  expect(words(`${around.join('')}<p>A <b>text</b>.`)).toBe('A text.');
});

it('reads code as plain text unless `keepMarkup` is set', () => {
  const pre = '<pre><code><b title=c><i>{</i></b>\n</code></pre>';
  const codeWith = (first: object) => [{children: [{children: [first, {value: '\n'}]}]}];
  expect(childrenOf(pre)).toMatchObject(codeWith({value: '{'}));
  const coloured = {tagName: 'b', properties: {title: 'c'}};
  expect(childrenOf(pre, {keepMarkup: true})).toMatchObject(codeWith(coloured));
});

it('adds end tags that minifiers omit', () => {
  const [table, list] = childrenOf(
    '<table><thead><tr><th>A<tbody><tr><td><p>B<td>C</table><ul><li><p>D<li>E</ul>',
  ) as Element[];
  expect(table!.children).toMatchObject([{tagName: 'thead'}, {tagName: 'tbody'}]);
  expect(list!.children).toMatchObject([{tagName: 'li'}, {tagName: 'li'}]);
});

it('reads line breaks in code', () => {
  expect(words('<pre><code><span>a<br></span><span>b<br></span></code></pre>')).toBe('a\nb\n');
});

it('excludes hidden text, except tab panels and text that the browser can find', () => {
  const hidden = '<p hidden>No</p><div role=tabpanel hidden>Tab</div><p hidden=until-found>Found';
  expect(words(`${hidden}</p>`)).toBe('TabFound');
});

it('moves the labels of tabs to their panels, unless they begin with them', () => {
  const tab = (label: string, isSelected = false) =>
    `<li role=tab id=${label} aria-selected=${isSelected}>${label}</li>`;
  // Docusaurus can omit the panels of other tabs.
  const lazy = `<div><ul role=tablist>${tab('C')}${tab('D', true)}</ul><div role=tabpanel>2</div></div>`;
  const panels = `<div role=tabpanel hidden>1${lazy}</div><div role=tabpanel>3</div><div role=tabpanel hidden><p>E</p>4</div>`;
  const main = `<div><ul role=tablist>${tab('A')}${tab('B', true)}${tab('E')}</ul><div>${panels}</div></div>`;
  expect(words(main)).toBe('A1D2B3E4');
  expect(read(main).anchors).toEqual([]);
});

it('keeps malformed URLs', () => {
  expect(childrenOf('<a href="http://[">A</a>')[0]).toMatchObject({
    properties: {href: 'http://['},
  });
});

it('reads adjacent images, except excluded ones', () => {
  const images = '<img src=/a.svg><img src=/b.svg><img data-non-content src=/b-dark.svg>';
  expect(childrenOf(images)).toMatchObject([
    {properties: {src: 'https://docs.test/a.svg'}},
    {properties: {src: 'https://docs.test/b.svg'}},
  ]);
});

it.each([
  ['title', '<svg id=s><g><title>Tip</title></g><title id=t>A  plan</title><text>X</text></svg>'],
  ['label', '<svg aria-label="A plan"><title>Other</title></svg>'],
])('reads an inline SVG as an image with its %s as text', (_, svg) => {
  const main = `a${svg}b<svg aria-hidden=true><title>No</title></svg><svg><path /></svg>`;
  expect(childrenOf(main)).toMatchObject([
    {value: 'a'},
    {tagName: 'img', properties: {alt: 'A plan'}, children: []},
    {value: 'b'},
  ]);
  expect(read(main).anchors).toEqual([]);
});

it('returns heading, language, anchors and absolute links', () => {
  const main = '<div lang=fr><h1>Un\u00a0titre</h1></div><h2 id=a>A</h2><a id=b href=#a>B</a>';
  const article = read(main);
  expect(article).toMatchObject({heading: 'Un titre', language: 'fr', anchors: ['a', 'b']});
  expect(childrenOf(main).at(-1)).toMatchObject({properties: {href: `${url}#a`}});
  expect(read('<h1>Title</h1><p lang=fr>Texte').language).toBeUndefined();
});

it('returns undefined for redirect pages', () => {
  expect(readArticle('<html><body><a href=/new/>Moved</a></body></html>', url)).toBeUndefined();
});

it('reads the description and robots metadata', () => {
  const head = (tags: string) =>
    readHead(`<html><head>${tags}<body><meta name=robots content=noindex>`);
  expect(head('<meta name=description content="What it&apos;s">')).toEqual({
    description: "What it's",
    isIndexed: true,
  });
  expect(head('<meta name="robots" content="noindex, nofollow">').isIndexed).toBe(false);
});
