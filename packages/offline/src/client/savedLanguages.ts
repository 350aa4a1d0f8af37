/** In local storage, which survives when the browser evicts a copy, so the loss is detected. */
const storageKey = (siteBase: string) => `offline.copies${siteBase}`;

/** Returns the languages with a copy, or `[]` if local storage is blocked. */
export function readSavedLanguages(siteBase: string): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey(siteBase)) ?? '[]');
    return Array.isArray(saved) ? saved.map(String) : [];
  } catch {
    return [];
  }
}

export function writeSavedLanguages(siteBase: string, languages: readonly string[]): void {
  try {
    if (languages.length > 0) {
      localStorage.setItem(storageKey(siteBase), JSON.stringify(languages));
    } else {
      localStorage.removeItem(storageKey(siteBase));
    }
  } catch {
    // Copies also work without this list.
  }
}
