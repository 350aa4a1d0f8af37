import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {guide, site} from '../../figures/__tests__/guide';
import {figuresOf, type ReaderFigures} from '../../figures/figures';
import {Tally} from '../../tally/tally';
import {renderHtml} from '../htmlReport';
import {renderMarkdown} from '../markdownReport';
import {sectionsOf} from '../sections';

const markup = '"\'><img src=https://evil.example/x onerror=alert(1)><script>alert(1)</script>';
const head = {title: 'Readers', period: 'In June.', origin: 'https://docs.example.com'};

/** Figures in which readers put what they may put into them. */
function figures(): ReaderFigures {
  const tally = new Tally({pages: guide.pages.keys(), languages: ['en', 'fr'], host: ''});
  const page = tally.pages.get('/list/')!;
  Object.assign(page, {reads: 1200, helped: 3, notHelped: 5, commented: 1});
  page.comments.push({
    hour: '2025-06-01T10',
    reasons: ['wrong'],
    text: `${markup}\n| **a** ![](https://evil.example/) @team`,
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
  return figuresOf(tally, guide, site, []);
}

const sections = sectionsOf(figures(), 'contract/redirects.json');

describe('the page', () => {
  const $ = load(renderHtml(head, sections));

  it('holds all it shows, and nothing that readers wrote is markup', () => {
    expect($('script, img, link, iframe, object, form, [src], [style]').toArray()).toEqual([]);
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
      "default-src 'none'",
    );
    expect($('style').text()).not.toMatch(/url\(|@import/);
    expect($('#comments ~ .table').text()).toContain(markup);
    const addresses = $('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(
      addresses.filter((address) => !/^(?:#|https:\/\/docs\.example\.com\/)/.test(address!)),
    ).toEqual([]);
  });

  it('begins with the sums, and with what was too seldom to be looked at', () => {
    const summary = $('#summary ~ .table').text().replace(/\s+/g, ' ');
    expect(summary).toContain('Reads of pages 1,200');
    expect(summary).toContain('Requests for addresses that were not found 2');
    expect(summary).not.toContain('too seldom');
    const rare = sectionsOf({...figures(), forgotten: {searches: 7, missing: 0, referrers: 0}}, '');
    expect(rare[0]?.table.rows.at(-1)).toEqual([
      'Searches that came too seldom to be looked at',
      7,
    ]);
  });

  it('has a heading for each section, which the list above leads to', () => {
    const ids = $('h2')
      .toArray()
      .map((heading) => $(heading).attr('id'));
    expect(new Set(ids).size).toBe(sections.length);
    expect(
      $('nav a')
        .toArray()
        .map((link) => $(link).attr('href')?.slice(1)),
    ).toEqual(ids);
  });

  it('has the figures of each chart in a table beneath', () => {
    const charts = $('svg').toArray();
    expect(charts.length).toBeGreaterThan(5);
    for (const chart of charts) {
      expect($(chart).attr('aria-label')).toMatch(/^.+\. The table below/);
      const values = $(chart)
        .find('g text:last-child')
        .toArray()
        .map((one) => $(one).text());
      const table = $(chart).parent().nextAll('.table').text();
      expect(values.filter((value) => !table.includes(value))).toEqual([]);
    }
    expect($('#pages ~ .chart rect').attr('width')).toBe('370');
    expect($('#days ~ .chart rect').length).toBe(2);
  });

  it('says where there is nothing', () => {
    const tally = new Tally({pages: [], languages: [], host: ''});
    const none = figuresOf(tally, {...guide, pages: new Map()}, site, []);
    const empty = load(renderHtml(head, sectionsOf(none, '')));
    expect(empty('svg').length).toBe(0);
    expect(empty('#votes + p').text()).toBe('Nobody voted.');
    expect(empty('main').text()).not.toMatch(/undefined|NaN/);
  });

  it('has redirects that can be pasted', () => {
    expect(JSON.parse(`{${$('pre').text().replace(/,$/, '')}}`)).toEqual({'/lists/': '/list/'});
  });
});

describe('the Markdown', () => {
  const text = renderMarkdown(head, sections);

  it('has the same sections and figures, and nothing that readers wrote is markup', () => {
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(
      sections.map(({title}) => title),
    );
    expect(text).toContain(
      '| [List view](<https://docs.example.com/list/>) | en | current | 1200 |',
    );
    expect(text).toContain('\\| \\*\\*a\\*\\* \\!\\[\\](https://evil.example/) &#64;team |');
    expect(text).not.toMatch(/[^\\]<(?:img|script)/);
  });
});
