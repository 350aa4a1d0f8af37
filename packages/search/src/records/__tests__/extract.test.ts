import {describe, expect, it} from 'vitest';
import {extractRecords} from '../extract';
import type {LoweredPages} from '../record';

interface Options {
  title?: string;
  docId?: string;
  head?: string;
  breadcrumbs?: string;
  lang?: string;
}

const page = (body: string, options: Options = {}) => {
  const {docId = 'projects/list', title = 'List view', head = '', lang = 'en'} = options;
  const {breadcrumbs = '<li class="breadcrumbs__item"><a href=/category/views/>Views</a>'} =
    options;
  return `<!doctype html><html lang=${lang} class="docs-wrapper docs-doc-id-${docId}"><head>
    <title data-rh=true>${title} | Telescope documentation</title>
    <meta name=description content="Rows and columns."/>
    <link rel=canonical href=https://docs.example.com/list/ />
    <meta name=docsearch:language content=${lang} />
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta name="docsearch:version" content="current">${head}
    <body><nav>Menu</nav><article>
    <ul><li class=breadcrumbs__item><a href=/><svg></svg></a>${breadcrumbs}<li class=breadcrumbs__item>List view</ul>
    <div class="theme-doc-markdown">${body}</div></article>`;
};

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
  <p>CSV.</p>
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
      hierarchy: {
        lvl0: 'Views',
        lvl1: 'List view',
        lvl2: 'Bulk edit',
        lvl3: 'Limits',
      },
      content: 'Code · M-ITM-03 curl A list with one row selected',
      labels: [],
      questions: [],
      unlisted: false,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 100, level: 70, position: 2},
    });
    expect(records.map(({type, anchor}) => [type, anchor])).toEqual([
      ['lvl1', null],
      ['lvl2', 'bulk-edit'],
      ['lvl3', 'limits'],
      ['lvl2', 'export'],
    ]);
  });

  it('gives each section its text once, with a space between blocks', () => {
    expect(records.map(({content}) => content)).toEqual([
      'Rows and columns. Read items in a table.',
      'Select rows. Open Bulk edit. It opens.',
      'Code · M-ITM-03 curl A list with one row selected',
      'CSV.',
    ]);
  });

  it('gives a caption once, also where it is the alternative text', () => {
    const figure = (alt: string, caption: string) =>
      `<figure><a><img alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
    const [opening] = extractRecords(
      page(
        `<h1>List view</h1>${figure('Puis : Select Save.', 'Puis : Select Save.')}${figure('Two &lt; bars', 'Load')}`,
      ),
    );
    expect(opening!.content).toBe('Rows and columns. Puis : Select Save. Two < bars Load');
  });

  it('lists the labels of the interface that a section names', () => {
    expect(records.map(({labels}) => labels)).toEqual([['items'], ['Bulk edit'], [], []]);
  });

  it('has the title of the page, and its own heading where it is another', () => {
    const [opening] = extractRecords(
      page('<div lang=fr><h1>Qualité</h1></div>', {title: 'Quality (French)'}),
    );
    expect(opening).toMatchObject({
      hierarchy: {lvl1: 'Quality (French)'},
      content: 'Qualité. Rows and columns.',
    });
  });

  it('takes a page without a category as an area of its own', () => {
    const [opening] = extractRecords(page('<h1>Glossary</h1>', {breadcrumbs: ''}));
    expect(opening!.hierarchy.lvl0).toBe('List view');
  });

  it('gives nothing for a page that asks not to be indexed, or that is no document', () => {
    const hidden = '<meta name="robots" content="noindex, nofollow">';
    expect(extractRecords(page('<h1>Hidden</h1>', {head: hidden}))).toEqual([]);
    expect(extractRecords('<html><body><article><h1>Tags</h1></article></body></html>')).toEqual(
      [],
    );
  });

  it('gives a page that menus do not have, which asks the web not to index it', () => {
    const head = '<meta name="robots" content="noindex, nofollow">';
    const banner = '<p class="theme-unlisted-banner">For developers</p>';
    const listed = extractRecords(page('<h1>Routes</h1>'));
    const unlisted = extractRecords(page(`${banner}<h1>Routes</h1>`, {head}));
    expect(listed.map((record) => record.unlisted)).toEqual([false]);
    expect(unlisted.map((record) => record.unlisted)).toEqual([true]);
  });

  it('gives each section the questions of its page and anchor, in the language of the page', () => {
    const questions = {
      en: {'projects/list': {'': ['where are my things'], 'bulk-edit': ['change ten at once']}},
      fr: {'projects/list': {'': ['où sont mes affaires']}},
    };
    const asked = extractRecords(guide, {questions}).map((record) => record.questions);
    expect(asked).toEqual([['where are my things'], ['change ten at once'], [], []]);
  });

  it('gives a page in the other language less weight than its twin', () => {
    const [foreign] = extractRecords(page('<div lang=fr><h1>Qualité</h1></div>'));
    const [own] = extractRecords(page('<div lang=en><h1>Quality</h1></div>'));
    expect(foreign!.weight.pageRank).toBeLessThan(own!.weight.pageRank);
  });

  it('gives an ordinary page its weight, and less to those that the site lowers', () => {
    const rankOf = (loweredPages: LoweredPages) =>
      extractRecords(page('<h1>List view</h1>'), {loweredPages})[0]!.weight.pageRank;
    expect(rankOf([[/^glossary$/, 25]])).toBe(100);
    expect(rankOf([[/list/, 25]])).toBe(25);
  });

  it('reads a description once that is the first paragraph too', () => {
    const [first] = extractRecords(page('<h1>List view</h1><p>Rows and columns. And more.</p>'));
    expect(first?.content).toBe('Rows and columns. And more.');
  });

  it('reads an announcement, in the area that its list is called', () => {
    const html = `<!doctype html><html lang=en class="blog-wrapper blog-post-page"><head>
      <title>Release 2 | Telescope documentation</title>
      <meta name=description content="What is new."/>
      <link rel=canonical href=https://docs.example.com/blog/release-2/ />
      <meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=default>
      <script type="application/ld+json">{"@type":"BlogPosting","isPartOf":{"name":"Releases"}}</script>
      <body><article><header><h1>Release 2</h1><p>18 November 2025</p></header>
      <div id="__blog-post-container"><p>It is there.</p><h2 id=links>Links</h2><p>Safer.</p></div></article>`;
    const found = extractRecords(html, {loweredPages: [[/^blog\/release-2$/, 60]]});
    expect(found.map(({url, hierarchy}) => [url, hierarchy.lvl0, hierarchy.lvl2])).toEqual([
      ['https://docs.example.com/blog/release-2/', 'Releases', null],
      ['https://docs.example.com/blog/release-2/#links', 'Releases', 'Links'],
    ]);
    expect(found[0]).toMatchObject({
      content: 'What is new. It is there.',
      docusaurus_tag: 'default',
    });
    expect(found[0]!.weight.pageRank).toBe(60);
  });
});
