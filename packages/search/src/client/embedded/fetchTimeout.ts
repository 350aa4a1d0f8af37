/** Milliseconds until a file of the index counts as lost, in place of a search without end. */
export const FETCH_TIMEOUT_MS = 30_000;
