import type {ThemeConfig} from '@docusaurus/theme-common';

interface Item {
  type?: string;
  /** HTML, if the type is `html`. */
  value?: string;
  html?: string;
  items?: Item[];
  dropdownItemsBefore?: Item[];
  dropdownItemsAfter?: Item[];
}

/** Returns all HTML in a theme configuration. */
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
