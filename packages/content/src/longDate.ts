/** British English puts the day first. */
const regions: Record<string, string> = {en: 'en-GB'};

/** Ordinal for the first of the month, which Intl doesn't support. */
const firstDays: Record<string, string> = {fr: '1er'};

/**
 * Formats a date in a language: 30 June 2025, 1er août 2025.
 *
 * @param date ISO date or timestamp in milliseconds, read in UTC so that build and browser agree
 */
export function longDate(date: string | number, locale: string): string {
  const text = new Date(date).toLocaleDateString(regions[locale] ?? locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return text.replace(/^1(?= )/, firstDays[new Intl.Locale(locale).language] ?? '1');
}
