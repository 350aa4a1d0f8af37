import type {Config} from '@docusaurus/types';

/** The languages of the site. English is the source and the default. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** A value that every language must have: a missing one does not compile. */
export type Localized<T> = Record<Locale, T>;

export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', path: 'en', direction: 'ltr'},
    fr: {label: 'Français', htmlLang: 'fr', path: 'fr', direction: 'ltr'},
  },
} satisfies Config['i18n'];

/** Where a language begins: `/` or `/fr/`. Docusaurus gives the default language the root. */
export function baseUrlOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}
