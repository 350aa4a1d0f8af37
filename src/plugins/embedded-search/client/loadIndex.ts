import {openIndex, type Match} from '../shared/engine';

export type Search = (query: string) => Match[];

const opened = new Map<string, Promise<Search>>();

/**
 * Fetches and opens an index, once. A failed attempt is forgotten, so that the
 * next one asks again.
 *
 * @throws when the index cannot be fetched or read
 */
export function loadIndex(url: string): Promise<Search> {
  const known = opened.get(url);
  if (known) {
    return known;
  }
  const loading = fetchIndex(url);
  opened.set(url, loading);
  loading.catch(() => opened.delete(url));
  return loading;
}

async function fetchIndex(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return openIndex(await response.text());
}
