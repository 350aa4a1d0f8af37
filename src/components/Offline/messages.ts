import {interpolate} from '@docusaurus/Interpolate';
import en from '@site/i18n/en/offline.json';
import fr from '@site/i18n/fr/offline.json';
import {inLanguage, type Locale, type Localized} from '@site/src/config/locales';

type Id = keyof typeof en;

/** Not in `code.json`, which every page of a translation loads. */
const messages: Localized<Partial<typeof en>> = {en, fr};

export type GetText = (id: Id, values?: Readonly<Record<string, string>>) => string;

/** Returns the messages of a locale, or the English ones, with their language. */
export function messagesIn(locale: string): {getText: GetText; lang: string} {
  const {value, lang} = inLanguage(messages, locale as Locale);
  return {getText: (id, values) => interpolate((value[id] ?? en[id]).message, values), lang};
}

/** Formats bytes: 8.9 MB, 8,9 Mo. */
export function formatMegabytes(bytes: number, locale: string): string {
  const size = (Math.ceil(bytes / 1e5) / 10).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return size.replaceAll(' ', '\u00A0');
}
