import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import type {GuidePage} from '../guide';

export type Node = ReturnType<CheerioAPI>[number];

/** Content of a page. It's edited in place. */
export interface Body {
  page: GuidePage;
  $: CheerioAPI;
  root: Cheerio<Node>;
  ids: ReadonlySet<string>;
}

/** Parses a page and adapts it to print. */
export function openBody(page: GuidePage): Body {
  const $ = load(toHtml(page.article.root), null, false);
  const root = $('.theme-doc-markdown').first();
  root.find('[role="tabpanel"]').removeAttr('hidden').removeAttr('role').addClass('tab-panel');
  root.find('nav').each((_, nav) => {
    nav.tagName = 'div';
  });
  // Links that enlarge figures, and scroll containers of tables.
  unwrap(root.find('a[aria-haspopup="dialog"], div:has(> table)'), $);
  // The page description.
  root.find('header').first().next('div').addClass('lead');
  return {page, $, root, ids: new Set(page.article.anchors)};
}

function unwrap(elements: Cheerio<Node>, $: CheerioAPI): void {
  elements.each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
}
