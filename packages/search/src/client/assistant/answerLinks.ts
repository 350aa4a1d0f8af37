/**
 * Resolves a relative link of an answer from the root of the site, in the language of the page. The
 * agent knows neither the base URL nor the page.
 */
export function resolveLink(href: string, baseUrl: string): string {
  const path = `/${href.replace(/^[./\\]+/, '')}`;
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}

export function isRelative(href: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(href);
}
