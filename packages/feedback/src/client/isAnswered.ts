/** Under which name the storage of a tab keeps what was said of a page. */
export const keyOf = (page: string) => `page-feedback ${page}`;

/** Whether a page was answered in this visit. Only a browser knows. */
export function isAnswered(page: string): boolean {
  try {
    return keyOf(page) in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
