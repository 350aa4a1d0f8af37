import type en from '../../i18n/en/site.json';
import {valueIn, type Locale, type Localized} from './locales';
import {readMessages} from './perLanguage';

const supportPages: Localized<string> = {en: '/support_en/', fr: '/support_fr/'};

/** Texts of the configuration that Docusaurus can't translate, from `i18n/<locale>/site.json`. */
export const siteText = readMessages(
  'i18n/{locale}/site.json',
  (messages: Record<keyof typeof en, string>) => ({
    ...messages,
    title: (productName: string) => messages.title.replace('{product}', productName),
  }),
);

export const supportPageOf = (locale: Locale) => valueIn(supportPages, locale);
