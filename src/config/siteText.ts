import type en from '../../i18n/en/site.json';
import {valueIn, type Locale, type Localized} from './locales';
import {productName} from './owner';
import {readMessages} from './perLanguage';

const supportPages: Localized<string> = {en: '/support_en/', fr: '/support_fr/'};

/** Texts of the configuration that Docusaurus can't translate. */
export const siteText = readMessages<keyof typeof en>('i18n/{locale}/site.json');

export const siteTitle = (locale: Locale) =>
  valueIn(siteText, locale).title.replace('{product}', () => productName);

export const supportPageOf = (locale: Locale) => valueIn(supportPages, locale);
