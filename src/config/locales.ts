import type {Config} from '@docusaurus/types';

/**
 * The languages of the site, each with its own name: a line here begins one, and what it has no
 * words for yet is in English. English is the source and the default.
 */
const names = {
  en: 'English',
  fr: 'Français',
};

export type Locale = keyof typeof names;

export const locales = Object.keys(names) as Locale[];

export const defaultLocale = 'en' as const satisfies Locale;

/** A value for each language that has one; English always does. */
export type Localized<T> = Partial<Record<Locale, T>> & Record<typeof defaultLocale, T>;

/** The value of a language, else the English one, and the language that it is in. */
export function inLanguage<T>(values: Localized<T>, locale: Locale): {value: T; lang: Locale} {
  const own = values[locale];
  return own === undefined
    ? {value: values[defaultLocale], lang: defaultLocale}
    : {value: own, lang: locale};
}

/** The value of a language, else the English one. */
export function valueIn<T>(values: Localized<T>, locale: Locale): T {
  return inLanguage(values, locale).value;
}

export const i18n = {
  defaultLocale,
  locales,
  localeConfigs: Object.fromEntries(
    Object.entries(names).map(([locale, label]) => [locale, {label, htmlLang: locale}]),
  ),
} satisfies Config['i18n'];

/** Where a language begins in the site: `/` or `/fr/`. Docusaurus gives the default language the root. */
export function baseUrlOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}
