/** An address that readers may hold, and the one that answers now, from the root of the site. */
export interface MovedPage<Locale extends string = string> {
  from: string;
  to: string;
  locale: Locale;
}

/** The redirects of a language that begins at `baseUrl`, of those that are written without one. */
export function movedPagesOf<Locale extends string>(
  redirects: readonly {from: string; to: string}[],
  locale: Locale,
  baseUrl: string,
): MovedPage<Locale>[] {
  return redirects.map(({from, to}) => ({
    from: `${baseUrl}${from.slice(1)}`,
    to: `${baseUrl}${to.slice(1)}`,
    locale,
  }));
}
