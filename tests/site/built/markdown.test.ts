import {load, type CheerioAPI} from 'cheerio';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildHas, openPage, plain, readBuild} from '../../support/build';
import {locales, localized, plannedPages, routes, siteTitle, siteUrl} from '../../support/contract';

/** What a reader sees around the text of a page, and what is behind a press of a button. */
const aroundText = [
  'nav.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop',
  '.pagination-nav',
  '.theme-doc-footer',
  '[class^="details_"]',
  '.hash-link',
  'a[href$="/search/"]',
  'button, dialog, svg, kbd',
  '[role="tablist"]',
  '[class^="controls_"], [role="status"]',
  // The same drawing in the other colours.
  'img[src$="-dark.svg"]',
].join();

const blocks = 'p, li, td, th, pre, h1, h2, h3, h4, div, figcaption, figure, br, header';

/** The words of a page, in its order. */
function wordsOfPage(html: string): string[] {
  const $ = load(/<main\b.*<\/main>/s.exec(html)![0]);
  $(aroundText).remove();
  $('img').each((_, image) => {
    const alt = $(image).attr('alt') ?? '';
    const caption = $(image).closest('figure').find('figcaption').text();
    $(image).replaceWith(caption === alt ? '' : `${alt} `);
  });
  nameCode($);
  $(blocks).before(' ').after(' ');
  return plain($('main').text()).split(' ');
}

/** What a block of code is written in stands above it on a page, and in the fence of a twin. */
function nameCode($: CheerioAPI): void {
  $('[class^="language_"]').each((_, name) => {
    const language = {JavaScript: 'js'}[$(name).text()] ?? $(name).text().toLowerCase();
    $(name).text(language && ` \`\`\`${language}`);
  });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** The words of a twin, as a reader of Markdown sees them. */
function wordsOfTwin(markdown: string): string[] {
  const parts: string[] = [];
  visit(parser.parse(markdown), (node: Nodes) => {
    if (['paragraph', 'heading', 'tableCell', 'listItem', 'image', 'break'].includes(node.type)) {
      parts.push(' ');
    }
    if (node.type === 'image') {
      parts.push(`${node.alt} `);
    } else if (node.type === 'code') {
      parts.push(` ${node.lang ? `\`\`\`${node.lang}` : ''} ${node.value} `);
    } else if (node.type === 'html') {
      parts.push(node.value === '<br>' ? ' ' : '');
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      parts.push(node.value);
    }
  });
  return plain(parts.join('')).split(' ');
}

/** The file of the twin of a page. */
function twinOf(address: string): string {
  return address.replace(/^(\/(?:fr\/)?)$/, '$1index/').replace(/\/$/, '.md');
}

describe.each(locales)('the Markdown in %s', (locale) => {
  const documents = plannedPages(locale);
  const categories = routes.categories.map((path) => localized(path, locale));
  const tags = routes.tags.map((path) => localized(path, locale));
  const pages = [...documents.map(({path}) => path), ...categories, ...tags];

  it('is there for each page, which names it', () => {
    expect(pages.length).toBeGreaterThan(85);
    for (const page of pages) {
      const link = openPage(page)('link[rel="alternate"][type="text/markdown"]');
      expect(link.attr('href'), page).toBe(twinOf(page));
      expect(buildHas(twinOf(page)), page).toBe(true);
    }
  });

  it.each(pages)('says what the page says, in its order: %s', (page) => {
    expect(wordsOfTwin(readBuild(twinOf(page)))).toEqual(
      wordsOfPage(readBuild(`${page}index.html`)),
    );
  });

  it('has no HTML but anchors and line breaks, and no link that needs a page', () => {
    for (const page of pages) {
      const faults: string[] = [];
      visit(parser.parse(readBuild(twinOf(page))), (node: Nodes) => {
        if (node.type === 'html' && !/^(?:<br>|<a id="[\w-]+">|<\/a>)+$/.test(node.value)) {
          faults.push(node.value);
        }
        if (
          (node.type === 'link' || node.type === 'image') &&
          !/^(?:https|mailto):/.test(node.url)
        ) {
          faults.push(node.url);
        }
      });
      expect(faults, page).toEqual([]);
    }
  });

  it('keeps the address of each section', () => {
    for (const page of pages) {
      const ids = openPage(page)('main :is(h2, h3)[id]')
        .toArray()
        .map((heading) => heading.attribs.id);
      const kept = [...readBuild(twinOf(page)).matchAll(/^#{2,3} <a id="([^"]+)"><\/a>/gm)];
      expect(
        kept.map(([, id]) => id),
        page,
      ).toEqual(ids);
    }
  });

  it('begins with what is known of the page', () => {
    for (const {path, title, description} of documents) {
      const [, yaml] = /^---\n(.*?)\n---\n\n/s.exec(readBuild(twinOf(path)))!;
      const facts = parse(yaml!) as Record<string, unknown>;
      expect(facts, path).toMatchObject({address: siteUrl + path, version: '2025.8'});
      expect(facts.date, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(plain(String(facts.title)), path).toBe(plain(openPage(path)('h1').text()) || title);
      expect(plain(String(facts.description)).length, path).toBe(plain(description).length);
      expect(facts.language, path).toBe(/_(en|fr)\/$/.exec(path)?.[1] ?? locale);
    }
  });

  it('has an index of the listed pages, by area, in the order of the menu', () => {
    const index = readBuild(localized('/llms.txt', locale));
    const [title, summary] = index.split('\n\n');
    expect(title).toBe(`# ${siteTitle[locale]}`);
    expect(summary).toMatch(/^> \S/);
    const [inMenu = '', optional] = index.split('## Optional');
    const linked = [...inMenu.matchAll(/^- \[.+?\]\((\S+)\): \S/gm)].map(([, address]) => address!);
    const listed = documents.filter(({unlisted}) => !unlisted).map(({path}) => path);
    expect([...linked].sort()).toEqual(
      [...listed, ...categories].map((page) => siteUrl + twinOf(page)).sort(),
    );
    expect(optional).toContain(siteUrl + localized('/llms-full.txt', locale));

    const whole = readBuild(localized('/llms-full.txt', locale));
    const places = linked.map((address) =>
      whole.indexOf(`\naddress: ${address.replace(/(?:index)?\.md$/, '').replace(/\/?$/, '/')}\n`),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

it('is in no map of the site', () => {
  for (const file of ['sitemap.xml', 'fr/sitemap.xml']) {
    expect(readBuild(file)).not.toMatch(/\.md\b|llms/);
  }
});
