/** Filters as Algolia takes them: all of the list hold, and of an inner list any. */
export type FacetFilters = string | ReadonlyArray<string | readonly string[]>;

/** The values of a record that queries may filter by and count. */
export type Facets = Record<string, string>;

/**
 * Whether a record passes the filters; a value with a minus before it excludes.
 *
 * @see https://www.algolia.com/doc/api-reference/api-parameters/facetFilters/
 */
export function passes(facets: Facets, filters: FacetFilters): boolean {
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((any) =>
    (typeof any === 'string' ? [any] : any).some((one) => holds(facets, one)),
  );
}

function holds(facets: Facets, filter: string): boolean {
  const colon = filter.indexOf(':');
  const actual = facets[filter.slice(0, colon)];
  const value = filter.slice(colon + 1);
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
}

/** How many records have each value of a facet, the most frequent first. */
export function countFacet(records: Facets[], facet: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const {[facet]: value} of records) {
    if (value !== undefined) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}
