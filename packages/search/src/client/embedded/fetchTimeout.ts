export const FETCH_TIMEOUT_MS = 30_000;
