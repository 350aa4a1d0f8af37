/** English that writes the day first, as the guide does. */
const regions: Record<string, string> = {en: 'en-GB'};

/** The first day of a month in languages that write an ordinal, which Intl doesn't. */
const firstDays: Record<string, string> = {fr: '1er'};

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
  return text.replace(/^1(?= )/, firstDays[new Intl.Locale(locale).language] ?? '1');
}
