export interface PageQuery {
  query: string;
  area: string;
}

/** Reads `?q=` and `&area=`. Ignores an area without a query. */
export function readSearchUrl(search: string): PageQuery {
  const params = new URLSearchParams(search);
  const query = params.get('q')?.trim() ?? '';
  return {query, area: (query && params.get('area')) || ''};
}

/** Returns the query string with `q` and `area` replaced. */
export function writeSearchUrl({query, area}: PageQuery, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({q: query, area})) {
    if (value) {
      params.set(name, value);
    } else {
      params.delete(name);
    }
  }
  return params.toString();
}
