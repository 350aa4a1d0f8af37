/**
 * Returns the URL path of a page's Markdown: `/roadmapping/export.md` for `/roadmapping/export/`.
 *
 * @param path URL path of the page
 * @param baseUrl base URL of the locale, whose home page has `index.md`
 */
export function markdownAddress(path: string, baseUrl: string): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}
