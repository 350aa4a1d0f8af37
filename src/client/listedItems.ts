import type {
  PropNavigation,
  PropNavigationLink,
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** Returns listed pages, or all if none is listed, and all pages of nested categories. */
export function indexPageItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.some((item) => !isUnlisted(item))
    ? items.flatMap((item) => (item.type === 'category' ? asListed(item.items) : item))
    : asListed(items);
}

function asListed(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => (item.type === 'link' ? {...item, unlisted: false} : item));
}

/** Returns the previous and next link in the sidebar, skipping unlisted pages. */
export function listedNeighbours(
  items: readonly PropSidebarItem[],
  permalink: string,
): PropNavigation {
  const links = items.flatMap(toListedLinks);
  const index = links.findIndex((link) => link.permalink === permalink);
  return index < 0 ? {} : {previous: links[index - 1], next: links[index + 1]};
}

interface UnlistedContext {
  /** URL of the closest index page. */
  indexHref: string | undefined;
  categoryLabel: string;
  /** All pages, as if listed. */
  pages: PropSidebarItemLink[];
  pageIndex: number;
}

/** Returns the category of an unlisted page; `undefined` if listed or without category. */
export function unlistedContext(
  breadcrumbs: readonly PropSidebarBreadcrumbsItem[] | null,
): UnlistedContext | undefined {
  const page = breadcrumbs?.at(-1);
  const category = breadcrumbs?.at(-2);
  if (!page || !isUnlisted(page) || category?.type !== 'category') {
    return undefined;
  }
  const pages = category.items
    .filter((item) => item.type === 'link')
    .map((item) => ({...item, unlisted: false}));
  return {
    indexHref: breadcrumbs?.findLast((item) => item !== page && item.href)?.href,
    categoryLabel: category.label,
    pages,
    pageIndex: pages.findIndex(({href}) => href === page.href),
  };
}

function isUnlisted(item: PropSidebarItem): boolean {
  return item.type === 'link' && item.unlisted === true;
}

function toListedLinks(item: PropSidebarItem): PropNavigationLink[] {
  if (item.type === 'html' || isUnlisted(item)) {
    return [];
  }
  const links = item.href ? [{title: item.label, permalink: item.href}] : [];
  return item.type === 'category' ? [...links, ...item.items.flatMap(toListedLinks)] : links;
}
