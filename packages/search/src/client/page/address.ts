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

/** The query string that says what is searched; other parameters stay. */
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
