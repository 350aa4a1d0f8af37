import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element, Root, RootContent} from 'hast';

/** What a site's own components add to a page, by selectors. */
export type ArticleOptions = {
  /** What is no part of the text: details under a title, controls. */
  leftOut?: readonly string[];
  /** Links that stay as their words: those that explain a term. */
  plainLinks?: readonly string[];
};

/** The text of a page, and what the page says of it. */
export interface Article {
  root: Root;
  title: string;
  description: string;
  /** The first of its breadcrumbs; nothing where it has none. */
  area: string;
  /** Where it is not that of the site. */
  language?: string | undefined;
}

type Node = ReturnType<CheerioAPI>[number];

/** What the themes of Docusaurus show beside the text of a page. */
const furniture = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  '.pagination-nav',
  '.hash-link',
  '[role="tablist"]',
  '[aria-hidden="true"]',
  ...['button', 'dialog', 'noscript', 'script', 'style', 'svg'],
  // A drawing for the dark mode stands beside the one for the light mode.
  'img + img',
];

/** What the writer of Markdown asks elements for. */
const attributes = ['href', 'src', 'alt', 'id', 'start'];

/**
 * Reads the text of a built page.
 *
 * @param html the whole page
 * @param address of the page, which its links start from
 * @returns nothing for a page without a `<main>`, such as one that leads on to another address
 */
export function readArticle(
  html: string,
  address: string,
  {leftOut = [], plainLinks = []}: ArticleOptions = {},
): Article | undefined {
  // Menus and footer are half of a page.
  const main = /<main\b.*<\/main>/s.exec(html)?.[0];
  if (!main) {
    return undefined;
  }
  const head = load(html.slice(0, html.indexOf('<body')));
  const $ = load(main, null, false);
  const area = $('.breadcrumbs__item').not(':has(svg)').first().text();
  labelTabs($);
  $([...furniture, ...leftOut].join()).remove();
  // Its colours are half of a page with code.
  $('pre > code').each((_, code) => void $(code).text($(code).text()));
  $([...plainLinks, 'a:has(> img)'].join()).each((_, link) => unwrap($(link)));
  return {
    root: {type: 'root', children: $.root().contents().get().flatMap(toHast(address))},
    title: oneSpaced($('h1').first().text()),
    description: oneSpaced(head('meta[name="description"]').attr('content') ?? ''),
    area: oneSpaced(area),
    language: $('h1').closest('[lang]').attr('lang'),
  };
}

/** Puts the name of each tab above what is behind it. */
function labelTabs($: CheerioAPI): void {
  $('.tabs-container').each((_, tabs) => {
    const labels = $(tabs).find('[role="tab"]');
    $(tabs)
      .find('[role="tabpanel"]')
      .each((index, panel) => {
        $('<p>')
          .append($('<b>').text(labels.eq(index).text()))
          .prependTo(panel);
      });
  });
}

function unwrap(element: Cheerio<Node>): void {
  element.replaceWith(element.contents());
}

/** A tree of https://github.com/syntax-tree/hast, with absolute links. */
function toHast(address: string): (node: Node) => RootContent[] {
  const convert = (node: Node): RootContent[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.data}];
    }
    if (node.type !== 'tag') {
      return [];
    }
    const properties: Element['properties'] = {className: node.attribs.class?.split(/\s+/) ?? []};
    for (const name of attributes.filter((own) => own in node.attribs)) {
      const value = node.attribs[name]!;
      properties[name] = name === 'href' || name === 'src' ? new URL(value, address).href : value;
    }
    const children = node.children.flatMap(convert) as Element['children'];
    return [{type: 'element', tagName: node.name, properties, children}];
  };
  return convert;
}

/** One ordinary space for each run of white space, no-break and zero-width ones included. */
function oneSpaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
