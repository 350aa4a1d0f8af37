import {safeHits} from '../safeHits';
import {toStoredItem} from './boxItems';

/** The keys of the lists that DocSearch stores, which end with the name of the index. */
const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes from the stored searches what is malformed, and encodes the rest: DocSearch 4.7.0 trusts
 * what it finds there, and shows some of it as HTML.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const list of lists) {
    const key = list + indexName;
    try {
      const kept = localStorage.getItem(key);
      // What cannot be read stays away.
      localStorage.removeItem(key);
      if (kept !== null) {
        localStorage.setItem(key, JSON.stringify(safeHits(JSON.parse(kept)).map(toStoredItem)));
      }
    } catch {
      // Nothing is kept where storage is blocked.
    }
  }
}
