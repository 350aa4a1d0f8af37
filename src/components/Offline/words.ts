import {interpolate} from '@docusaurus/Interpolate';
import en from '@site/i18n/en/offline.json';
import fr from '@site/i18n/fr/offline.json';
import {inLanguage, type Locale, type Localized} from '@site/src/config/locales';

type Id = keyof typeof en;

/**
 * They stand here and not among the messages of the theme: those of a translated language are part
 * of each first visit, and these are for who asks.
 */
const words: Localized<Partial<typeof en>> = {en, fr};

/** Says a message. @param values sizes are such as 8.9 MB, languages are called by their own names */
export type Say = (id: Id, values?: Readonly<Record<string, string>>) => string;

/** The words of a language, and the language that they are in. */
export function wordsOf(locale: string): {say: Say; lang: string} {
  const {value, lang} = inLanguage(words, locale as Locale);
  return {say: (id, values) => interpolate((value[id] ?? en[id]).message, values), lang};
}

/** Bytes as a reader says them: 8.9 MB, 8,9 Mo. */
export function megabytes(bytes: number, locale: string): string {
  // Rounded up: nothing is none at all.
  const size = (Math.ceil(bytes / 1e5) / 10).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // A unit stays with its number.
  return size.replaceAll(' ', '\u00A0');
}
