import {longDate as dateIn} from '@guide/content/longDate';
import {currentLocale, type Locale, type Translations} from './language';

/** Returns the short name of a month. */
export function monthName(date: string, locale: Locale = currentLocale()): string {
  return new Date(date).toLocaleDateString(locale, {month: 'short', timeZone: 'UTC'});
}

/** Returns `10 Oct`, in French `10 oct.`. */
export function dayAndMonth(date: string): Translations {
  const day = Number(date.slice(8));
  return {
    en: `${day} ${monthName(date, 'en')}`,
    fr: `${day}${day === 1 ? 'er' : ''} ${monthName(date, 'fr')}`,
  };
}

/** Returns `10 Oct 2025`, in French `10 oct. 2025`. */
export function shortDate(date: string): Translations {
  const {en, fr} = dayAndMonth(date);
  const year = date.slice(0, 4);
  return {en: `${en} ${year}`, fr: `${fr} ${year}`};
}

/** Returns `10 October 2025`, in French `10 octobre 2025`. */
export function longDate(date: string): Translations {
  return {en: dateIn(date, 'en'), fr: dateIn(date, 'fr')};
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a date every `stepDays` days. Excludes `to`. */
export function datesBetween(from: string, to: string, stepDays: number): string[] {
  const count = Math.ceil((Date.parse(to) - Date.parse(from)) / 86_400_000 / stepDays);
  return Array.from({length: count}, (_, index) => addDays(from, index * stepDays));
}
