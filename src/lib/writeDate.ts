/** English that writes the day first, as the guide does. */
const regions: Record<string, string> = {en: 'en-GB'};

/**
 * A date in words, such as "18 November 2025" or "1er novembre 2025".
 *
 * @param timestamp milliseconds; its day is that of UTC, so that a build and a browser agree
 */
export function writeDate(timestamp: number, locale: string): string {
  const date = new Intl.DateTimeFormat(regions[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(timestamp);
  // Only French writes the first day as an ordinal, which Intl does not know.
  return locale === 'fr' ? date.replace(/^1 /, '1er ') : date;
}
