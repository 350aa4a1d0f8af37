/**
 * The address of the Markdown twin of a page: `/roadmapping/export/` has `/roadmapping/export.md`.
 *
 * @param permalink from the root of the site; `baseUrl` is where the language begins, whose home has `index.md`
 */
export function twinAddress(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}
