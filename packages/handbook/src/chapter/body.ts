import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {GuidePage} from '../read/guide';

export type Node = ReturnType<CheerioAPI>[number];

/** The text of a page, while it becomes a chapter. */
export interface Body {
  page: GuidePage;
  $: CheerioAPI;
  root: Cheerio<Node>;
  /** The anchors of the page, to which links may lead. */
  ids: ReadonlySet<string>;
}

/** What a reader presses, what leads about the site, and what only a screen shows. */
const nonContent = [
  '.hash-link',
  'button',
  'dialog',
  'form',
  'noscript',
  'script',
  'style',
  'svg',
  '[aria-hidden="true"]',
  '[role="tablist"]',
  '[data-non-content]',
].join(', ');

/** Opens the text of a built page, without what is not part of a book. */
export function openBody(page: GuidePage): Body {
  const $ = load(page.main, null, false);
  const root = $('.theme-doc-markdown').first();
  root.find(nonContent).remove();
  root.find('[role="tabpanel"]').removeAttr('hidden').removeAttr('role').addClass('tab-panel');
  root.find('nav').each((_, nav) => {
    nav.tagName = 'div';
  });
  // A figure stands inside a link that enlarges it.
  unwrap(root.find('a[aria-haspopup="dialog"], div:has(> table)'), $);
  // The sentence under a title.
  root.find('header').first().next('div').addClass('lead');
  const ids = root
    .find('[id]')
    .toArray()
    .map((element) => $(element).attr('id')!);
  return {page, $, root, ids: new Set(ids)};
}

function unwrap(elements: Cheerio<Node>, $: CheerioAPI): void {
  elements.each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
}
