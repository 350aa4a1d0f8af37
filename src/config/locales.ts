import type {Config} from '@docusaurus/types';

/** To add a language, add a line. */
const languageNames = {
  en: 'English',
  fr: 'Français',
};

export type Locale = keyof typeof languageNames;

export const locales = Object.keys(languageNames) as Locale[];

export const defaultLocale = 'en' as const satisfies Locale;

/** Only English is required. */
export type Localized<T> = Partial<Record<Locale, T>> & Record<typeof defaultLocale, T>;

/** Returns the value for a locale with its language, or the English value. */
export function inLanguage<T>(values: Localized<T>, locale: Locale): {value: T; lang: Locale} {
  const value = values[locale];
  return value === undefined
    ? {value: values[defaultLocale], lang: defaultLocale}
    : {value, lang: locale};
}

export function valueIn<T>(values: Localized<T>, locale: Locale): T {
  return inLanguage(values, locale).value;
}

export const i18n = {
  defaultLocale,
  locales,
  localeConfigs: Object.fromEntries(
    Object.entries(languageNames).map(([locale, label]) => [locale, {label, htmlLang: locale}]),
  ),
} satisfies Config['i18n'];

/** Returns `/` or `/fr/`. */
export function baseUrlOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}
