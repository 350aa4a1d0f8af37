import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {BuiltPage} from '../read/builtPage';

export type Node = ReturnType<CheerioAPI>[number];

/** The text of a page, while it becomes a chapter. */
export interface Body {
  page: BuiltPage;
  $: CheerioAPI;
  root: Cheerio<Node>;
  /** The anchors of the page, to which links may lead. */
  ids: ReadonlySet<string>;
}

/** What a reader presses, what leads about the site, and what only a screen shows. */
const furniture = [
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
  'a[class^="search_"]',
  'a[rel="tag"]',
  'a[rel="alternate"]',
  // How long a page takes to read; which release it is of stands on the cover.
  '[class^="details_"] > span:not(:has(time))',
  '[class^="controls_"]',
  // The page as Markdown.
  '.dropdown',
].join(', ');

/** Opens the text of a built page, without what is not part of a book. */
export function openBody(page: BuiltPage): Body {
  const $ = load(page.main, null, false);
  const root = $('.theme-doc-markdown').first();
  root.find(furniture).remove();
  root.find('[role="tabpanel"]').removeAttr('hidden').removeAttr('role');
  root.find('nav').each((_, nav) => {
    nav.tagName = 'div';
  });
  keepLightMode(root, $);
  unwrap(root.find('[class^="scroller_"]'), $);
  namePlainly(root, $);
  const ids = root
    .find('[id]')
    .toArray()
    .map((element) => $(element).attr('id')!);
  return {page, $, root, ids: new Set(ids)};
}

/** A figure is there in both colour modes, inside a link that enlarges it. */
function keepLightMode(root: Cheerio<Node>, $: CheerioAPI): void {
  root.find('img[class^="dark_"]').remove();
  unwrap(root.find('a[aria-haspopup="dialog"]'), $);
}

function unwrap(elements: Cheerio<Node>, $: CheerioAPI): void {
  elements.each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
}

/** The names of CSS modules end with four characters of a hash: `steps_WbFF`. */
function namePlainly(root: Cheerio<Node>, $: CheerioAPI): void {
  root.find('[class]').each((_, element) => {
    const names = $(element).attr('class')!.split(/\s+/);
    const plain = names.map((name) => name.replace(/^([a-zA-Z]+)_[\w-]{4}$/, '$1'));
    $(element).attr('class', plain.join(' '));
  });
}
