import {safeConversations} from './askAi/storedConversations';
import {toBoxItems} from './boxItems';

/** By DocSearch's name for it, which that of the index follows, how to read what is kept there. */
const readers: Record<string, (kept: never) => object[]> = {
  __DOCSEARCH_RECENT_SEARCHES__: readSearches,
  __DOCSEARCH_FAVORITE_SEARCHES__: readSearches,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: safeConversations,
};

/**
 * Leaves of what the browser keeps for the box what can be shown, as it is safe to be shown.
 * DocSearch (4.7.0) believes what it finds there, and shows some of it as HTML.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const [name, read] of Object.entries(readers)) {
    const key = name + indexName;
    try {
      const kept = localStorage.getItem(key);
      // What cannot be read stays away.
      localStorage.removeItem(key);
      if (kept !== null) {
        localStorage.setItem(key, JSON.stringify(read(JSON.parse(kept) as never)));
      }
    } catch {
      // Nothing is kept where storage is blocked.
    }
  }
}

function readSearches(kept: Parameters<typeof toBoxItems>[0]): object[] {
  // JSON leaves out what is undefined.
  return toBoxItems(kept).map((item) => ({
    ...item,
    _highlightResult: undefined,
    _snippetResult: undefined,
  }));
}
