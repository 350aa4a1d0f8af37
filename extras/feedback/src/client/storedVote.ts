const storageKey = (page: string) => `page-feedback ${page}`;

export interface StoredVote {
  helped: boolean;
  /** Whether the reader has submitted the comment form. */
  isExplained?: boolean;
}

/** By page. Used if storage is blocked. */
const fallbackVotes = new Map<string, StoredVote>();

export function readVote(page: string): StoredVote | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey(page));
    return stored === null ? fallbackVotes.get(page) : (JSON.parse(stored) as StoredVote);
  } catch {
    return fallbackVotes.get(page);
  }
}

/** Stores a vote until the tab is closed, or the next page load if storage is blocked. */
export function storeVote(page: string, vote: StoredVote): void {
  fallbackVotes.set(page, vote);
  try {
    sessionStorage.setItem(storageKey(page), JSON.stringify(vote));
  } catch {
    // Storage is blocked or full.
  }
}
