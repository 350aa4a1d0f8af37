import {load, type CheerioAPI} from 'cheerio';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {joinParts} from 'docusaurus-markdown-pages/parts';
import {attributesOf, openPage, collapseSpaces, readBuild} from '../../support/build';
import {
  locales,
  localized,
  contractPages,
  routes,
  siteTitle,
  siteUrl,
} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const excludedContent = [
  'nav.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop',
  '.pagination-nav',
  '.theme-doc-footer',
  '[data-non-content], [hidden]:not([role="tabpanel"])',
  '.hash-link',
  'button, dialog, svg, [aria-hidden="true"]',
  '[role="tablist"]',
  '[role="status"]',
].join();

const blockTags = /<\/?(?:p|li|td|th|dt|dd|pre|h[1-4]|div|figcaption|figure|br|header)\b[^>]*>/g;

function extractPageWords(html: string): string[] {
  const [main] = /<main\b.*<\/main>/s.exec(html)!;
  const $ = load(main.replace(blockTags, ' $& '));
  $(excludedContent).remove();
  $('img').each((_, image) => {
    const alt = $(image).attr('alt') ?? '';
    const caption = $(image).closest('figure').find('figcaption').text();
    $(image).replaceWith(collapseSpaces(caption) === collapseSpaces(alt) ? '' : `${alt} `);
  });
  showLanguageIds($);
  return collapseSpaces($('main').text()).split(' ');
}

/** Exported fences contain the id of the language, not its name. */
function showLanguageIds($: CheerioAPI): void {
  $('[data-language]').each((_, block) => {
    const language = $(block).attr('data-language')!;
    $(block)
      .find('> div > span:last-of-type')
      .text(language ? ` \`\`\`${language}` : '');
  });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

function extractExportWords(tree: Nodes): string[] {
  const parts: string[] = [];
  visit(tree, (node: Nodes) => {
    if (['paragraph', 'heading', 'tableCell', 'listItem', 'image', 'break'].includes(node.type)) {
      parts.push(' ');
    }
    if (node.type === 'image') {
      parts.push(`${node.alt} `);
    } else if (node.type === 'code') {
      const title = /title="(.*)"/.exec(node.meta ?? '')?.[1] ?? '';
      const language = node.lang === 'text' ? '' : `\`\`\`${node.lang}`;
      parts.push(` ${title} ${language} ${node.value} `);
    } else if (node.type === 'html') {
      parts.push(node.value === '<br>' ? ' ' : '');
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      parts.push(node.value);
    }
  });
  return collapseSpaces(parts.join('')).split(' ');
}

/**
 * Finds relative links, skipped heading levels, fences without a language, and HTML other than
 * anchors, line breaks, subscripts and superscripts.
 */
function findForbidden(tree: Nodes): string[] {
  const forbidden: string[] = [];
  let level = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'html' && !/^(?:<br>|<\/?su[bp]>|<a id="[\w-]+">|<\/a>)+$/.test(node.value)) {
      forbidden.push(node.value);
    } else if (
      (node.type === 'link' || node.type === 'image') &&
      !/^(?:https|mailto):/.test(node.url)
    ) {
      forbidden.push(node.url);
    } else if (node.type === 'code' && !node.lang) {
      forbidden.push(node.value);
    } else if (node.type === 'heading') {
      if (node.depth > level + 1) {
        forbidden.push(`level ${node.depth} after ${level}`);
      }
      level = node.depth;
    }
  });
  return forbidden;
}

function excerptAtDifference(words: string[], others: string[]): string {
  const start = [...words, ''].findIndex((word, index) => word !== others[index]);
  return words.slice(start, start + 12).join(' ');
}

function exportPathOf(address: string): string {
  return address.replace(/^(\/(?:fr\/)?)$/, '$1index/').replace(/\/$/, '.md');
}

function readExport(page: string): Promise<string> {
  const file = exportPathOf(page);
  const readPart = (address: string) => Promise.resolve(readBuild(address.slice(siteUrl.length)));
  return joinParts(readBuild(file), siteUrl + file, readPart);
}

describe.each(locales)('the Markdown in %s', (locale) => {
  const documents = contractPages(locale);
  const lists = [...routes.categories, ...routes.tags].map((path) => localized(path, locale));
  const pages = [...documents.map(({path}) => path), ...lists];

  it('exists for each page, is linked from it, and has the same words in the same order', async () => {
    expect(pages.length).toBeGreaterThan(85);
    const texts = await Promise.all(pages.map(readExport));
    expectFacts(pages, (page) => {
      const $ = openPage(page);
      const text = texts[pages.indexOf(page)]!;
      const tree = parser.parse(text);
      const words = extractExportWords(tree);
      const pageWords = extractPageWords(readBuild(`${page}index.html`));
      const anchors = text.matchAll(/^#{2,3} <a id="([^"]+)"><\/a>/gm);
      const link = $('link[rel="alternate"][type="text/markdown"]').attr('href');
      return {
        address: [link, exportPathOf(page)],
        index: [$('body > a[hidden]').attr('href'), localized('/llms.txt', locale)],
        words: [excerptAtDifference(words, pageWords), excerptAtDifference(pageWords, words)],
        anchors: [
          Array.from(anchors, ([, id]) => id),
          attributesOf($, 'main :is(h2, h3)[id]', 'id'),
        ],
        forbidden: [findForbidden(tree), []],
      };
    });
  });

  it('has an index of all pages, by area, in menu order', () => {
    const index = readBuild(localized('/llms.txt', locale));
    expect(index.startsWith(`# ${siteTitle[locale]}\n\n> `)).toBe(true);
    const [linked = [], optional] = index
      .split('## Optional')
      .map((section) =>
        [...section.matchAll(/^- \[.+?\]\((\S+)\)/gm)].map(([, address]) => address!),
      );
    const urlOf = (path: string) => siteUrl + localized(path, locale);
    const isPart = (address: string) => /\/routing\/|\/openapi\//.test(address);
    const wholePages = linked.filter((address) => !isPart(address));
    expect([...wholePages].sort()).toEqual(
      pages.map((page) => siteUrl + exportPathOf(page)).sort(),
    );
    expect(linked.filter(isPart)).toEqual(
      expect.arrayContaining([
        urlOf('/public_rest_api/routing/item.md'),
        urlOf('/openapi/telescope.v1.yaml'),
        urlOf('/openapi/telescope.v1.json'),
      ]),
    );
    expect(optional).toContain(urlOf('/llms-full.txt'));

    const fullText = readBuild(localized('/llms-full.txt', locale));
    const inFullText = [...fullText.matchAll(/^address: (.*)$/gm)].map(([, address]) => address!);
    expect(inFullText.map((address) => siteUrl + exportPathOf(new URL(address).pathname))).toEqual(
      wholePages,
    );
  });
});
