import {load, type CheerioAPI} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import type {GuidePage} from '../guide';

/** Content of a page. It's edited in place. */
export interface Body {
  page: GuidePage;
  $: CheerioAPI;
  root: ReturnType<CheerioAPI>;
  ids: ReadonlySet<string>;
}

/** Parses a page and adapts it to print. */
export function parseBody(page: GuidePage): Body {
  const $ = load(toHtml(page.article.root), null, false);
  const root = $('.theme-doc-markdown').first();
  root.find('[role="tabpanel"]').removeAttr('hidden');
  root.find('nav').each((_, nav) => {
    nav.tagName = 'div';
  });
  // Chromium tags both a `<figure>` and its image as figures, but only images have an alternative text.
  root.find('figure').attr('role', 'presentation');
  root.find('figcaption').attr('role', 'paragraph');
  // Links that enlarge figures, and scroll containers of tables.
  root.find('a[aria-haspopup="dialog"], div:has(> table)').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  root.find('header').first().next('div').addClass('lead');
  return {page, $, root, ids: new Set(page.article.anchors)};
}
