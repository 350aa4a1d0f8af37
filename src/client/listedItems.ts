import type {
  PropNavigation,
  PropNavigationLink,
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** Leaves unlisted pages out of a sidebar, at every level. */
export function withoutUnlisted(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items
    .filter((item) => !isUnlisted(item))
    .map((item) =>
      item.type === 'category' ? {...item, items: withoutUnlisted(item.items)} : item,
    );
}

/** Items of the menu: listed pages, and one entry for a category that has a single page. */
export function menuItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return withoutUnlisted(items).map((item) => {
    if (item.type !== 'category' || item.items.length !== 1) {
      return item;
    }
    const [page] = item.items;
    return page!.type === 'link' ? {...page!, className: item.className} : item;
  });
}

/**
 * What an index page shows: the listed pages, or all of them where none is listed, and in the place
 * of a group all of its pages, which have no other index.
 */
export function shownOnIndex(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.some((item) => !isUnlisted(item))
    ? items.flatMap((item) => (item.type === 'category' ? allListed(item.items) : item))
    : allListed(items);
}

function allListed(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => (item.type === 'link' ? {...item, unlisted: false} : item));
}

/** Gives the listed pages before and after a page, in the order of the sidebar. */
export function listedNeighbours(
  items: readonly PropSidebarItem[],
  permalink: string,
): PropNavigation {
  const links = withoutUnlisted(items).flatMap(toLinks);
  const index = links.findIndex((link) => link.permalink === permalink);
  return {previous: links[index - 1], next: links[index + 1]};
}

/** Where an unlisted page belongs. */
export interface UnlistedPlace {
  /** Path of the index page that is closest to it, whose menu entry is marked instead. */
  index: string | undefined;
  /** Label of its category. */
  category: string;
  /** All pages of the category. */
  pages: PropSidebarItemLink[];
  /** Its position among them. */
  position: number;
}

/** @returns `undefined` for a listed page, or outside a category */
export function placeOfUnlisted(
  breadcrumbs: readonly PropSidebarBreadcrumbsItem[] | null,
): UnlistedPlace | undefined {
  const page = breadcrumbs?.at(-1);
  const category = breadcrumbs?.at(-2);
  if (!page || !isUnlisted(page) || category?.type !== 'category') {
    return undefined;
  }
  const pages = category.items.filter((item) => item.type === 'link');
  return {
    index: breadcrumbs?.findLast((item) => item !== page && item.href)?.href,
    category: category.label,
    pages,
    position: pages.findIndex(({href}) => href === page.href),
  };
}

/** Whether a page and its category are one entry of the menu, or have the same label. */
export function repeatsCategory(breadcrumbs: readonly PropSidebarBreadcrumbsItem[]): boolean {
  const page = breadcrumbs.at(-1);
  const category = breadcrumbs.at(-2);
  return (
    category?.type === 'category' &&
    (category.label === page!.label ||
      (!isUnlisted(page!) && withoutUnlisted(category.items).length === 1))
  );
}

function isUnlisted(item: PropSidebarItem): boolean {
  return item.type === 'link' && item.unlisted === true;
}

function toLinks(item: PropSidebarItem): PropNavigationLink[] {
  if (item.type === 'html') {
    return [];
  }
  const own = item.href ? [{title: item.label, permalink: item.href}] : [];
  return item.type === 'category' ? [...own, ...item.items.flatMap(toLinks)] : own;
}
