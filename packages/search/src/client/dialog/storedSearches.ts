import {plainText} from '../../highlight';
import type {Hit} from '../../searchResults';
import {safeHits} from '../safeHits';
import {toStoredItem} from '../../docSearch/dialogItems';

const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Removes malformed searches, and encodes text that DocSearch 5.2 renders as HTML. */
export function cleanStoredSearches(storageName: string): void {
  for (const list of lists) {
    cleanStoredList(list + storageName, (items) => safeHits(items).map(joinPath).map(toStoredItem));
  }
}

/** DocSearch would join the headings with `>`. */
function joinPath(hit: Hit): Hit {
  const above = [hit.area, ...hit.headings.slice(0, -1).map(plainText)];
  return {...hit, area: [...new Set(above)].join(' › '), headings: hit.headings.slice(-1)};
}

/** Replaces a stored list, or removes it if it isn't JSON. */
export function cleanStoredList(key: string, clean: (items: unknown) => object[]): void {
  try {
    const stored = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (stored !== null) {
      localStorage.setItem(key, JSON.stringify(clean(JSON.parse(stored))));
    }
  } catch {
    // Malformed, or storage is blocked.
  }
}
