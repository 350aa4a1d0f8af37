import {safeHits} from '../safeHits';
import {toStoredItem} from './boxItems';

/** A conversation with the assistant: what must be there for DocSearch to show it and to go on. */
interface Conversation {
  objectID: string;
  hierarchy: {lvl1: string};
  messages: {parts: {type: string}[]}[];
}

/** How to read each list that DocSearch stores, by its key, which ends with the name of the index. */
const readers: Record<string, (kept: never) => object[]> = {
  __DOCSEARCH_RECENT_SEARCHES__: readSearches,
  __DOCSEARCH_FAVORITE_SEARCHES__: readSearches,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: readConversations,
};

/**
 * Removes from the stored searches what is malformed, and encodes the rest; of conversations, a
 * malformed one takes the list with it. DocSearch 4.7.0 trusts what it finds there, and shows some
 * of it as HTML.
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

function readSearches(kept: unknown): object[] {
  return safeHits(kept).map(toStoredItem);
}

function readConversations(kept: Conversation[]): object[] {
  return kept.map((item) => ({
    ...item,
    // By this type DocSearch shows the title as text.
    type: 'askAI',
    url: '',
    hierarchy: {...item.hierarchy, lvl1: String(item.hierarchy.lvl1)},
    messages: item.messages.map(({parts, ...message}) => ({
      ...message,
      parts: parts.map((part) => ({...part, type: String(part.type)})),
    })),
  }));
}
