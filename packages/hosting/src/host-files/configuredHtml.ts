import type {ThemeConfig} from '@docusaurus/theme-common';

/** Navbar item, footer link or footer column. */
interface Item {
  type?: string;
  /** HTML of an item of type `html`. */
  value?: string;
  /** HTML instead of a label. */
  html?: string;
  items?: Item[];
  dropdownItemsBefore?: Item[];
  dropdownItemsAfter?: Item[];
}

/**
 * Returns the HTML strings of a theme configuration: announcement, navbar items, footer links and
 * copyright.
 */
export function configuredHtml({announcementBar, navbar, footer}: ThemeConfig): Set<string> {
  const items: Item[] = [...navbar.items, ...(footer?.links ?? [])];
  const html = [announcementBar?.content, footer?.copyright, ...items.flatMap(htmlOf)];
  return new Set(html.filter((text) => text !== undefined));
}

function htmlOf(item: Item): (string | undefined)[] {
  const {type, value, html, items = [], dropdownItemsBefore = [], dropdownItemsAfter = []} = item;
  const nested = [...dropdownItemsBefore, ...items, ...dropdownItemsAfter];
  return [type === 'html' ? value : html, ...nested.flatMap(htmlOf)];
}
