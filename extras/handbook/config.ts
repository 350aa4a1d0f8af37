import {contentSite, newestRelease} from '../../src/config/content';
import {i18n, locales, valueIn} from '../../src/config/locales';
import {readMessages} from '../../src/config/perLanguage';
import {readSettings} from '../../src/config/settings';
import {siteTitle} from '../../src/config/siteText';
import type {HandbookOptions, HandbookTexts} from './src/options';

const {productName, copyrightYear} = readSettings(process.env);

const texts = readMessages<Exclude<keyof HandbookTexts, 'title'>>(
  'extras/handbook/i18n/{locale}/handbook.json',
);

export const handbookOptions: HandbookOptions = {
  languages: locales.map((locale) => ({
    locale,
    name: i18n.localeConfigs[locale]!.label,
    texts: {...valueIn(texts, locale), title: siteTitle(locale)},
  })),
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
