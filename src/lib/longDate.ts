/** English that writes the day first, as the guide does. */
const regions: Record<string, string> = {en: 'en-GB'};

/**
 * A date as the pages write it, in a language: 30 June 2025, or 1er août 2025.
 *
 * @param date ISO text or milliseconds; its day is that of UTC, so that a build and a browser agree
 */
export function longDate(date: string | number, locale: string): string {
  const text = new Date(date).toLocaleDateString(regions[locale] ?? locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  // Only French writes the first day as an ordinal, which Intl does not know.
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
