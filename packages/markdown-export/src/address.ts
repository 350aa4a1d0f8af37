/**
 * Returns `/roadmapping/export.md` for `/roadmapping/export/`.
 *
 * @param baseUrl of the locale, whose home page has `index.md`
 */
export function markdownAddress(path: string, baseUrl: string): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}
