import {describe, expect, it} from 'vitest';
import {extractRecords} from '../records';

const page = (body: string, head = '') =>
  `<html><head>${head}</head><body><nav>Menu</nav><article><div class="theme-doc-markdown">${body}</div></article></body></html>`;

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
  const records = extractRecords(guide, '/list/');

  it('gives one record per section, with its address and its path of headings', () => {
    expect(records.map(({url, headings}) => [url, headings])).toEqual([
      ['/list/', []],
      ['/list/#bulk-edit', ['Bulk edit']],
      ['/list/#limits', ['Bulk edit', 'Limits']],
      ['/list/#export', ['Export']],
    ]);
  });

  it('gives each section its text once: steps, tables, code and alternative texts', () => {
    expect(records.map(({content}) => content)).toEqual([
      'Read items in a table.',
      'Select rows. Open Bulk edit.It opens.',
      'Code M-ITM-03 curl A list with one row selected',
      'CSV.',
    ]);
  });

  it('gives a caption once, also where it is the alternative text', () => {
    const figure = (alt: string, caption: string) =>
      `<figure><a><img alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
    const [opening] = extractRecords(
      page(
        `<h1>A</h1>${figure('Puis : Select Save.', 'Puis : Select Save.')}${figure('Two &lt; bars', 'Load')}`,
      ),
      '/a/',
    );
    expect(opening!.content).toBe('Puis : Select Save. Two < bars Load');
  });

  it('carries the title of the page on each record', () => {
    expect(new Set(records.map((record) => record.page))).toEqual(new Set(['List view']));
  });

  it('gives nothing for a page that asks not to be indexed, or that is no document', () => {
    const hidden = page('<h1>Hidden</h1>', '<meta name="robots" content="noindex, nofollow">');
    expect(extractRecords(hidden, '/hidden/')).toEqual([]);
    expect(extractRecords('<html><body><h1>Tags</h1></body></html>', '/tags/')).toEqual([]);
  });
});
