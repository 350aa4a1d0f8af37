import {expect, it} from 'vitest';
import {readArticle, type BuiltPage} from '@guide/built-site/read';
import {extractRecords} from '../extract';

const page = (body: string, facts: Partial<BuiltPage> = {}): BuiltPage => {
  const url = 'https://docs.example.com/list/';
  const {root, ...article} = readArticle(
    `<main><div class=theme-doc-markdown>${body}</div></main>`,
    url,
  )!;
  return {
    kind: 'document',
    id: 'projects/list',
    path: '/list/',
    title: 'List view',
    description: 'Rows and columns.',
    area: 'Views',
    unlisted: false,
    version: 'current',
    language: 'en',
    url,
    isIndexed: true,
    hash: '',
    article,
    readTree: () => root,
    ...facts,
  };
};

const guide = page(`
  <header><h1>List view</h1></header>
  <p>Read <strong data-label>items</strong> in a <strong>table</strong>.</p>
  <h2 id="bulk-edit">Bulk edit<a class="hash-link" href="#bulk-edit">​</a></h2>
  <p>Select rows.</p>
  <ol start=2><li>Open <strong data-label>Bulk edit</strong>.<p>It opens.</p></li><li>Save.</li></ol>
  <h3 id="limits">Limits</h3>
  <table><tr><th>Code</th><td>M-ITM-03</td></tr><tr><th>Rows</th><td>100</td></tr></table>
  <pre><code>curl</code><button>Copy</button></pre>
  <img alt="A list with one row selected" src="a.svg">
  <h2 id="export">Export</h2>
  <figure><a><img alt="Puis : Select."></a><figcaption>Puis : Select.</figcaption></figure>
  <figure><a><img alt="Two &lt; bars"></a><figcaption>Load</figcaption></figure>
  <h2 id="related-pages">Related pages</h2>
  <ul><li>Kanban view</li></ul>
`);

const reference = page(`
  <h2 id="projects">Projects</h2>
  <h3 id="item">Item</h3>
  <details><summary><h4 id="op-get-item" data-operation="GET /items/{id}">GET <code>/items/{id}</code> Read an item</h4></summary>
  <p>Whole.</p><h4>Note</h4><dl><dt>Scope</dt><dd>items:read</dd><dt>Errors</dt><dd>404 not-found</dd></dl></details>
  <h3 id="charter">Charter</h3>
`);

const records = extractRecords(guide);

it('makes an API operation a section', () => {
  const [, , , operation, charter] = extractRecords(reference);
  expect(operation).toMatchObject({
    type: 'lvl4',
    anchor: 'op-get-item',
    hierarchy: {lvl2: 'Projects', lvl3: 'Item', lvl4: 'GET /items/{id} Read an item'},
    operation: 'GET /items/{id}',
    content: 'Whole.\n\nNote\n\nScope · items:read\nErrors · 404 not-found',
  });
  expect(charter!.hierarchy).toMatchObject({lvl2: 'Projects', lvl3: 'Charter', lvl4: null});
});

it('creates one DocSearch record per section', () => {
  expect(records[2]).toEqual({
    objectID: 'en:/list/#limits',
    type: 'lvl3',
    url: 'https://docs.example.com/list/#limits',
    url_without_anchor: 'https://docs.example.com/list/',
    pageId: 'projects/list',
    anchor: 'limits',
    hierarchy: {lvl0: 'Views', lvl1: 'List view', lvl2: 'Bulk edit', lvl3: 'Limits', lvl4: null},
    content: 'Code · M-ITM-03\nRows · 100\n\n\tcurl\n\n\tA list with one row selected',
    labels: [],
    questions: [],
    unlisted: false,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: {pageRank: 100, level: 70, position: 2},
  });
});

it('extracts the text of each section once, and its UI labels', () => {
  const step = 'Select rows.\n\n2. Open Bulk edit. It opens.\n3. Save.';
  expect(records.map(({anchor, content, labels}) => [anchor, content, labels])).toEqual([
    [null, 'Rows and columns.\n\nRead items in a table.', ['items']],
    ['bulk-edit', step, ['Bulk edit']],
    ['limits', records[2]!.content, []],
    ['export', '\tPuis : Select.\n\n\tTwo < bars\n\n\tLoad', []],
  ]);
});

it('has no questions for an anchor that is the name of a method of objects', () => {
  const [, section] = extractRecords(page('<h2 id=constructor>Constructor</h2><p>Text.'));
  expect(section!.questions).toEqual([]);
});

it('lowers an untranslated page, and includes its original heading', () => {
  const title = 'Quality (French)';
  const [opening] = extractRecords(page('<div lang=fr><h1>Qualité</h1></div>', {title}));
  expect(opening!.hierarchy.lvl1).toBe(title);
  expect(opening!.content).toBe('Qualité.\n\nRows and columns.');
  expect(opening!.weight.pageRank).toBeLessThan(100);
});

it.each([
  [
    'tabs, except code that they repeat in another language',
    `<div role=tabpanel><p class=tab-label><b>curl</b></p><div data-language=bash><div>Bash</div><pre>curl</pre></div></div>
<div role=tabpanel hidden><p class=tab-label><b>Python</b></p><div data-language=python><div>Python</div><pre>get()</pre></div></div>
<div role=tabpanel hidden><p class=tab-label><b>Postman</b></p><p>Import it.</p></div>`,
    'Rows and columns.\n\ncurl\n\n\tcurl\n\nPostman\n\nImport it.',
  ],
  [
    'text around blocks, in one piece',
    '<div>Some <b>loose</b> text<p>A paragraph.</p>and <a href=/x/>more</a>.</div>',
    'Rows and columns.\n\nSome loose text\n\nA paragraph.\n\nand more.',
  ],
  [
    'the description once, if the page shows it',
    '<div>Rows and columns.</div><p>Text.</p>',
    'Rows and columns.\n\nText.',
  ],
  [
    'headings of level 1, except the title',
    '<h1>List view</h1><p>One.</p><h1>Two</h1><p>Three.</p>',
    'Rows and columns.\n\nOne.\n\nTwo\n\nThree.',
  ],
])('extracts %s', (_, body, content) => {
  expect(extractRecords(page(body))[0]!.content).toBe(content);
});

it.each([
  [{isIndexed: false}, 0],
  [{isIndexed: false, unlisted: true}, 1],
  [{kind: 'tag', id: ''} as const, 0],
  [{searchBoost: 0}, 0],
])('skips excluded and `noindex` pages, except unlisted ones: %j', (facts, count) => {
  expect(extractRecords(page('<h1>Routes</h1>', facts))).toHaveLength(count);
});

it('adds questions in the language of the page, and the rank from `loweredPages` and `search_boost`', () => {
  const questions = {
    en: {'projects/list': {'': ['where are my things'], 'bulk-edit': ['change ten at once']}},
    fr: {'projects/list': {'': ['où sont mes affaires']}},
  };
  const [opening, section] = extractRecords(guide, {questions, loweredPages: [[/list/, 25]]});
  expect(opening!.questions).toEqual(['where are my things']);
  expect(section!.questions).toEqual(['change ten at once']);
  expect(opening!.weight.pageRank).toBe(25);
  const [boosted] = extractRecords({...guide, searchBoost: 2}, {loweredPages: [[/list/, 25]]});
  expect(boosted!.weight.pageRank).toBe(50);
});

it.each([
  [
    'page',
    '<article><p>Rows and columns. Old.</article><ul>On this page</ul>',
    [{content: 'Rows and columns. Old.', docusaurus_tag: 'default'}],
  ],
  [
    'post',
    '<article><header><h1>Release</h1><p>18 November</p></header><div id=__blog-post-container><p>Rows and columns. New.<h2 id=links>Links</h2><p>Safer.</div></article>',
    [
      {content: 'Rows and columns. New.', docusaurus_tag: 'default'},
      {anchor: 'links', content: 'Safer.', hierarchy: {lvl0: 'Views', lvl2: 'Links'}},
    ],
  ],
] as const)('extracts the body of a %s', (kind, body, expected) => {
  const {root} = readArticle(`<main>${body}</main>`, guide.url)!;
  const facts = {kind, version: '', title: 'Release', description: 'Rows and columns.'};
  const found = extractRecords(page('', {...facts, readTree: () => root}));
  expect(found).toMatchObject(expected);
});
