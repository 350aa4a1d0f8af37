/**
 * Rejects a base path that is repeated in a page's URL. Under `/search/`, Docusaurus would read a
 * link to the page `/search/` as one that includes the base path already.
 */
export function checkBasePath(siteBase: string, routes: readonly string[]): void {
  const ambiguous =
    siteBase !== '/' && routes.find((route) => route.startsWith(siteBase + siteBase.slice(1)));
  if (ambiguous) {
    throw new Error(
      `The site cannot be served under ${siteBase}: Docusaurus would misread links to its page ${ambiguous.slice(siteBase.length - 1)}. Choose a path that no page's URL starts with.`,
    );
  }
}
