/**
 * Returns the URL path of a page's export: `/guides/tea.md` for `/guides/tea/`.
 *
 * @param baseUrl of the locale. Its home page is exported to `index.md`
 */
export function markdownPathname(path: string, baseUrl: string): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}

/** Returns the URL path of a section of a split page: `/api/item.md` for `item` of `/api.md`. */
export function partPathname(path: string, section: string): string {
  return path.replace(/\.md$/, `/${section}.md`);
}
