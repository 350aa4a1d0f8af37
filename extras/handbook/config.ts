import {contentSite} from '../../src/config/content';
import {i18n, locales, valueIn} from '../../src/config/locales';
import {newestRelease} from '../../src/config/newestRelease';
import {readMessages} from '../../src/config/perLanguage';
import {readSettings} from '../../src/config/settings';
import {siteText} from '../../src/config/siteText';
import type en from './i18n/en/handbook.json';
import type {HandbookLanguage, HandbookOptions, HandbookTexts} from './src/options';

const {productName, copyrightYear} = readSettings(process.env);

const texts = readMessages(
  'extras/handbook/i18n/{locale}/handbook.json',
  (messages: Record<keyof typeof en, string>): Omit<HandbookTexts, 'title'> => ({
    ...messages,
    aboutTexts: [messages['about.release'], messages['about.numbers'], messages['about.terms']],
    aboutArea: messages['about.area'],
  }),
);

export const handbookOptions: HandbookOptions = {
  languages: locales.map((locale): HandbookLanguage => {
    return {
      locale,
      name: i18n.localeConfigs[locale]!.label,
      texts: {...valueIn(texts, locale), title: valueIn(siteText, locale).title(productName)},
    };
  }),
  productName,
  name: productName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  copyright: `Copyright © ${copyrightYear} ${productName}`,
  styles: ['src/css/tokens.css', 'src/css/code.css'],
  // The newest release of the product before the first version of the guide.
  release: contentSite.versions[0]?.name ?? newestRelease!.version,
  mark: 'img/mark.svg',
  appendices: ['troubleshooting', 'glossary'],
  glossary: 'glossary',
};
