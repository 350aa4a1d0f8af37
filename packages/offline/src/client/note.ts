/** What a browser remembers of its copies outside of their storage, so that a copy that is gone is noticed. */
const keyOf = (siteBase: string) => `offline.copies${siteBase}`;

/** The languages that this browser has been asked to keep; none where storage is refused. */
export function notedLanguages(siteBase: string): string[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(keyOf(siteBase)) ?? '[]');
    return Array.isArray(noted) ? noted.map(String) : [];
  } catch {
    return [];
  }
}

/** Notes which languages are kept from now on. */
export function noteLanguages(siteBase: string, languages: readonly string[]): void {
  try {
    if (languages.length > 0) {
      localStorage.setItem(keyOf(siteBase), JSON.stringify(languages));
    } else {
      localStorage.removeItem(keyOf(siteBase));
    }
  } catch {
    // Without the note a copy works as well.
  }
}
