/**
 * The address of the Markdown of a page: `/roadmapping/export/` has `/roadmapping/export.md`.
 *
 * @param path of the page, from the root of the host
 * @param baseUrl where the language begins, whose home has `index.md`
 */
export function markdownAddress(path: string, baseUrl: string): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}
