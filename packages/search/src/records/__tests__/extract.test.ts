import {describe, expect, it} from 'vitest';
import {extractRecords} from '../extract';

const category = '<li class="breadcrumbs__item"><a href=/category/views/>Views</a>';

/** A page as the build writes it. */
const page = (body: string, {title = 'List view', head = '', breadcrumbs = category} = {}) =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-id-projects/list"><head>
    <title data-rh=true>${title} | Telescope documentation</title>
    <meta name=description content="Rows and columns."/>
    <link rel=canonical href=https://docs.example.com/list/ />
    <meta name=docsearch:language content=en />
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta name="docsearch:version" content="current">${head}
    <body><nav>Menu</nav><article>
    <ul><li class=breadcrumbs__item><a href=/><svg></svg></a>${breadcrumbs}<li class=breadcrumbs__item>List view</ul>
    <div class="theme-doc-markdown">${body}</div></article>`;

const guide = page(`
  <header><h1>List view</h1></header>
  <p>Read <strong>items</strong> in a table.</p>
  <h2 id="bulk-edit">Bulk edit<a class="hash-link" href="#bulk-edit">​</a></h2>
  <p>Select rows.</p>
  <ol><li>Open <strong>Bulk edit</strong>.<p>It opens.</p></li></ol>
  <h3 id="limits">Limits</h3>
  <table><tr><th>Code</th><td>M-ITM-03</td></tr></table>
  <pre><code>curl</code><button>Copy</button></pre>
  <img alt="A list with one row selected" src="a.svg">
  <h2 id="export">Export</h2>
  <figure><a><img alt="Puis : Select."></a><figcaption>Puis : Select.</figcaption></figure>
  <figure><a><img alt="Two &lt; bars"></a><figcaption>Load</figcaption></figure>
  <h2 id="related-pages">Related pages</h2>
  <ul><li>Kanban view</li></ul>
`);

describe('extractRecords', () => {
  const records = extractRecords(guide);

  it('gives one record per section, in the shape of DocSearch', () => {
    expect(records[2]).toEqual({
      objectID: 'en:/list/#limits',
      type: 'lvl3',
      url: 'https://docs.example.com/list/#limits',
      url_without_anchor: 'https://docs.example.com/list/',
      pageId: 'projects/list',
      anchor: 'limits',
      hierarchy: {lvl0: 'Views', lvl1: 'List view', lvl2: 'Bulk edit', lvl3: 'Limits'},
      content: 'Code · M-ITM-03 curl A list with one row selected',
      labels: [],
      questions: [],
      unlisted: false,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 100, level: 70, position: 2},
    });
  });

  it('gives each section its text once, and the labels of the interface that it names', () => {
    expect(
      records.map(({type, anchor, content, labels}) => [type, anchor, content, labels]),
    ).toEqual([
      ['lvl1', null, 'Rows and columns. Read items in a table.', ['items']],
      ['lvl2', 'bulk-edit', 'Select rows. Open Bulk edit. It opens.', ['Bulk edit']],
      ['lvl3', 'limits', 'Code · M-ITM-03 curl A list with one row selected', []],
      ['lvl2', 'export', 'Puis : Select. Two < bars Load', []],
    ]);
  });

  it('has a page in the other language at less weight, one without a category as its own area', () => {
    const options = {title: 'Quality (French)', breadcrumbs: ''};
    const [opening] = extractRecords(page('<div lang=fr><h1>Qualité</h1></div>', options));
    expect(opening).toMatchObject({
      hierarchy: {lvl0: 'List view', lvl1: 'Quality (French)'},
      content: 'Qualité. Rows and columns.',
    });
    expect(opening!.weight.pageRank).toBeLessThan(100);
  });

  it('gives nothing for what the web is not to index, but for a page that menus do not have', () => {
    const head = '<meta name="robots" content="noindex, nofollow">';
    const banner = '<p class="theme-unlisted-banner">For developers</p>';
    expect(extractRecords(page('<h1>Routes</h1>', {head}))).toEqual([]);
    expect(extractRecords(page(`${banner}<h1>Routes</h1>`, {head}))).toMatchObject([
      {unlisted: true},
    ]);
    expect(extractRecords('<html><article><h1>Tags</h1></article></html>')).toEqual([]);
  });

  it('gives each section its questions in the language of the page, and the weight of the site', () => {
    const questions = {
      en: {'projects/list': {'': ['where are my things'], 'bulk-edit': ['change ten at once']}},
      fr: {'projects/list': {'': ['où sont mes affaires']}},
    };
    const asked = extractRecords(guide, {questions, loweredPages: [[/list/, 25]]});
    const [ofPage, ofSection] = asked.map((record) => record.questions);
    expect([ofPage, ofSection]).toEqual([['where are my things'], ['change ten at once']]);
    expect(asked[0]!.weight.pageRank).toBe(25);
  });

  it('reads an announcement in the area that its list is called, and its description once', () => {
    const html = `<!doctype html><html lang=en class="blog-wrapper blog-post-page"><head>
      <title>Release 2 | Telescope documentation</title>
      <meta name=description content="What is new."/>
      <link rel=canonical href=https://docs.example.com/blog/release-2/ />
      <meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=default>
      <script type="application/ld+json">{"@type":"BlogPosting","isPartOf":{"name":"Releases"}}</script>
      <body><article><header><h1>Release 2</h1><p>18 November 2025</p></header>
      <div id="__blog-post-container"><p>What is new. It is there.</p><h2 id=links>Links</h2><p>Safer.</p></div></article>`;
    const found = extractRecords(html, {loweredPages: [[/^blog\/release-2$/, 60]]});
    expect(found).toMatchObject([
      {
        url: 'https://docs.example.com/blog/release-2/',
        hierarchy: {lvl0: 'Releases', lvl2: null},
        content: 'What is new. It is there.',
        docusaurus_tag: 'default',
        weight: {pageRank: 60},
      },
      {
        url: 'https://docs.example.com/blog/release-2/#links',
        hierarchy: {lvl0: 'Releases', lvl2: 'Links'},
      },
    ]);
  });
});
