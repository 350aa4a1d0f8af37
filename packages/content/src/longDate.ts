const regions: Record<string, string> = {en: 'en-GB'};

/** First day of the month: `Intl` doesn't support ordinals. */
const firstDays: Record<string, string> = {fr: '1er'};

/** Formats a date in UTC: 30 June 2025, 1er août 2025. */
export function longDate(date: string | number, locale: string): string {
  const text = new Date(date).toLocaleDateString(regions[locale] ?? locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return text.replace(/^1(?= )/, firstDays[new Intl.Locale(locale).language] ?? '1');
}
