import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {emptyTally, guide, site} from '../../figures/__tests__/guide';
import {figuresOf} from '../../figures/figures';
import {renderHtml} from '../htmlReport';
import {renderMarkdown} from '../markdownReport';
import {sectionsOf} from '../sections';

const markup = '"\'><img src=https://evil.example/x onerror=alert(1)><script>alert(1)</script>';
const head = {title: 'Readers', period: 'In June.', origin: 'https://docs.example.com'};

/** What readers did, with all that they may write. */
const tally = emptyTally();
const text = `${markup}\n| **a** ![](https://evil.example/) @team`;
Object.assign(tally.pages.get('/list/')!, {
  ...{reads: 1200, helped: 3, notHelped: 5, commented: 1},
  comments: [{hour: '2025-06-01T10', reasons: ['wrong'], text}],
});
tally.days.set('2025-06-01', 700).set('2025-06-02', 500);
tally.missing.add(`/lists${markup}`);
tally.missing.add('/lists');
tally.referrers.add('www.example.org');
tally.searches.add('en', () => ({
  ...{language: 'en', query: `list new${markup}`, withoutHits: 0, withoutClick: 1},
  opened: {},
}));
tally.refused.set('form', 10_000);
const figures = figuresOf(tally, guide, site, []);
const sections = sectionsOf(figures, 'contract/redirects.json');

describe('the page', () => {
  const $ = load(renderHtml(head, sections));
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get();

  it('holds all it shows, and nothing that readers wrote is markup', () => {
    expect($('script, img, link, iframe, object, form, [src], [style]').toArray()).toEqual([]);
    expect(valuesOf('meta[http-equiv]', 'content')).toEqual([
      expect.stringContaining("default-src 'none'"),
    ]);
    expect($('style').text()).not.toMatch(/url\(|@import/);
    expect($('#comments ~ .table').text()).toContain(markup);
    const elsewhere = /^(?!#|https:\/\/docs\.example\.com\/)/;
    expect(valuesOf('a', 'href').filter((address) => elsewhere.test(address))).toEqual([]);
  });

  it('begins with the sums, and with what was too seldom to be looked at', () => {
    const summary = $('#summary ~ .table').text().replace(/\s+/g, ' ');
    expect(summary).toContain('Reads of pages 1,200');
    expect(summary).toContain('Requests for addresses that were not found 2');
    expect(summary).not.toContain('too seldom');
    const forgotten = {searches: 7, missing: 0, referrers: 0};
    const [rare] = sectionsOf({...figures, forgotten}, '');
    expect(rare?.table.rows.at(-1)).toEqual(['Searches that came too seldom to be looked at', 7]);
  });

  it('has a heading for each section, which the list above leads to', () => {
    const ids = valuesOf('h2', 'id');
    expect(new Set(ids).size).toBe(sections.length);
    expect(valuesOf('nav a', 'href')).toEqual(ids.map((id) => `#${id}`));
  });

  it('has the figures of each chart in a table beneath', () => {
    const charts = $('svg').toArray();
    expect(charts.length).toBeGreaterThan(5);
    for (const chart of charts) {
      expect($(chart).attr('aria-label')).toMatch(/^.+\. The table below/);
      const table = $(chart).parent().nextAll('.table').text();
      const values = $(chart).find('g text:last-child').toArray();
      expect(values.filter((value) => !table.includes($(value).text()))).toEqual([]);
    }
    expect($('#pages ~ .chart rect').attr('width')).toBe('370');
    expect($('#days ~ .chart rect').length).toBe(2);
  });

  it('says where there is nothing, and which pages nobody reads', () => {
    const none = figuresOf(emptyTally(), guide, site, []);
    expect(none.unread.map(({address}) => address)).toEqual(['/fr/list/', '/kanban/', '/list/']);
    const empty = load(renderHtml(head, sectionsOf(none, '')));
    expect(empty('svg').length).toBe(0);
    expect(empty('#votes + p').text()).toBe('Nobody voted.');
    expect(empty('main').text()).not.toMatch(/undefined|NaN/);
  });

  it('has redirects that can be pasted', () => {
    expect(JSON.parse(`{${$('pre').text().replace(/,$/, '')}}`)).toEqual({'/lists/': '/list/'});
  });
});

it('the Markdown has the same sections and figures, and nothing that readers wrote is markup', () => {
  const markdown = renderMarkdown(head, sections);
  expect([...markdown.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(
    sections.map(({title}) => title),
  );
  expect(markdown).toContain(
    '| [List view](<https://docs.example.com/list/>) | en | current | 1200 |',
  );
  expect(markdown).toContain('\\| \\*\\*a\\*\\* \\!\\[\\](https://evil.example/) &#64;team |');
  expect(markdown).not.toMatch(/[^\\]<(?:img|script)/);
});
