/** What is searched: the words, and the area of the guide; an empty area is all of them. */
export interface Asked {
  query: string;
  area: string;
}

/** Reads `?q=` and `&area=`; an area without words is none. */
export function readAddress(search: string): Asked {
  const params = new URLSearchParams(search);
  const query = params.get('q')?.trim() ?? '';
  return {query, area: (query && params.get('area')) || ''};
}

/** The query string that says what is searched; parameters of others stay. */
export function writeAddress({query, area}: Asked, search: string): string {
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

/**
 * Whether a change of the address begins an entry of the history. There is one
 * entry for each search, and for each area that is chosen within it.
 *
 * - Words typed on after a rest begin a new search; before it they are still the same one.
 * - An empty page is no search: what follows takes its place.
 * - An area is chosen at one go, so that going back undoes it.
 */
export function entryFor(from: Asked, to: Asked, settled: boolean): 'none' | 'replace' | 'push' {
  if (from.query === to.query) {
    return from.area === to.area ? 'none' : 'push';
  }
  return settled && from.query !== '' ? 'push' : 'replace';
}
