import type {NotKeptWords} from '@guide/offline';
import type en from '../../i18n/en/site.json';
import {valueIn, type Locale, type Localized} from './locales';
import {readWords} from './perLanguage';

/** The support page of each language; both exist in both languages. */
const supportPages: Localized<string> = {en: '/support_en/', fr: '/support_fr/'};

/** The words of the configuration that a reader sees and that Docusaurus cannot translate itself. */
export const siteText = readWords('site', (words: Record<keyof typeof en, string>) => ({
  ...words,
  title: (productName: string) => words.title.replace('{product}', productName),
  /** What a reader without a network is told at an address that no copy has. */
  notKept: {
    title: words['notKept.title'],
    text: words['notKept.text'],
    home: words['notKept.home'],
  } satisfies NotKeptWords,
}));

/** The support page for readers of a language. */
export const supportPageOf = (locale: Locale) => valueIn(supportPages, locale);
