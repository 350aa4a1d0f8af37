/** A date as the pages write it, in a language: 30 June 2025, or 1er août 2025. */
export function longDate(date: string, locale: string): string {
  const text = new Date(date).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
