const storageKey = (page: string) => `page-feedback ${page}`;

interface StoredVote {
  helped: boolean;
  isExplained?: boolean;
}

/** Returns `undefined` if storage is blocked. */
export function readVote(page: string): StoredVote | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(page))!) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a vote until the tab is closed. */
export function storeVote(page: string, vote: StoredVote): void {
  try {
    sessionStorage.setItem(storageKey(page), JSON.stringify(vote));
  } catch {
    // Storage is blocked or full.
  }
}
