/**
 * With the base path `/search/`, Docusaurus would treat a link to the page `/search/` as already
 * including it.
 *
 * @param routes URL paths of all pages
 */
export function checkBasePath(siteBase: string, routes: readonly string[]): void {
  const lost =
    siteBase !== '/' && routes.find((route) => route.startsWith(siteBase + siteBase.slice(1)));
  if (lost) {
    throw new Error(
      `The site cannot be served under ${siteBase}: Docusaurus would misread links to its page ${lost.slice(siteBase.length - 1)}. Choose a path that no page's URL starts with.`,
    );
  }
}
