/** Key in local storage, which shows if the browser has evicted a copy from Cache Storage. */
const keyOf = (siteBase: string) => `offline.copies${siteBase}`;

/** Returns `[]` if local storage is blocked. */
export function notedLanguages(siteBase: string): string[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(keyOf(siteBase)) ?? '[]');
    return Array.isArray(noted) ? noted.map(String) : [];
  } catch {
    return [];
  }
}

export function noteLanguages(siteBase: string, languages: readonly string[]): void {
  try {
    if (languages.length > 0) {
      localStorage.setItem(keyOf(siteBase), JSON.stringify(languages));
    } else {
      localStorage.removeItem(keyOf(siteBase));
    }
  } catch {
    // Copies work without this list.
  }
}
