/**
 * Docusaurus takes a link to `/search/` for one that holds the path of the site, when that is `/search/`.
 *
 * @param siteBase where the site begins
 * @param routes the addresses of its pages
 * @throws naming a page that no link would lead to
 */
export function checkBasePath(siteBase: string, routes: readonly string[]): void {
  const lost =
    siteBase !== '/' && routes.find((route) => route.startsWith(siteBase + siteBase.slice(1)));
  if (lost) {
    throw new Error(
      `The site cannot stand under ${siteBase}: links to its page ${lost.slice(siteBase.length - 1)} would lead elsewhere. Choose a path that no page begins with.`,
    );
  }
}
