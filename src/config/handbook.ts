import fs from 'node:fs';
import type {HandbookLanguage, HandbookSite, HandbookWords} from '@guide/handbook';
import {longDate} from '../lib/longDate';
import {parseReleases} from '../plugins/releases/parse';
import {contentSite} from './content';
import {i18n, locales, valueIn, type Localized} from './locales';
import {readSettings} from './settings';
import {siteText} from './siteText';

const {productName, copyrightYear} = readSettings(process.env);

/** The words of the handbook that are in no page. */
const words: Localized<Omit<HandbookWords, 'title'>> = {
  en: {
    wholeGuide: 'The whole guide',
    contents: 'Contents',
    index: 'Index of terms',
    part: 'Part',
    appendix: 'Appendix',
    page: 'page',
    release: 'Release',
    developers: 'For developers',
    about: 'About this handbook',
    aboutTexts: [
      'This handbook has the pages of the guide as they were on the date on its cover. The guide itself goes on changing: {site}',
      'A number in brackets is the page to which a reference leads. On a screen, select the reference.',
      'A word with a dotted line under it is a term that the glossary explains: {glossary}',
    ],
    aboutArea:
      'A reference without a number leads to a page of the guide that is not in this book. On a screen, select it to open that page.',
  },
  fr: {
    wholeGuide: 'Le guide complet',
    contents: 'Sommaire',
    index: 'Index des termes',
    part: 'Partie',
    appendix: 'Annexe',
    page: 'page',
    release: 'Version',
    developers: 'Pour les développeurs',
    about: 'À propos de ce manuel',
    aboutTexts: [
      'Ce manuel réunit les pages du guide telles qu’elles étaient à la date indiquée sur la couverture. Le guide lui-même continue d’évoluer : {site}',
      'Un numéro entre parenthèses est celui de la page à laquelle mène un renvoi. À l’écran, sélectionnez le renvoi.',
      'Un mot souligné en pointillé est un terme que le glossaire explique : {glossary}',
    ],
    aboutArea:
      'Un renvoi sans numéro mène à une page du guide qui n’est pas dans ce livre. À l’écran, sélectionnez-le pour ouvrir cette page.',
  },
};

/** This site, for `npm run handbook`. */
export const handbookSite: HandbookSite = {
  languages: locales.map((locale): HandbookLanguage => {
    return {
      locale,
      name: i18n.localeConfigs[locale]!.label,
      date: (iso) => longDate(iso, locale),
      words: {...valueIn(words, locale), title: valueIn(siteText, locale).title(productName)},
    };
  }),
  productName,
  name: productName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  copyright: `Copyright © ${copyrightYear} ${productName}`,
  styles: ['src/css/tokens.css', 'src/css/code.css'],
  release: releasedVersion(),
  mark: 'img/mark.svg',
  appendices: ['troubleshooting', 'glossary'],
  glossary: 'glossary',
};

/** The version at the root of the site or, before one is cut, the newest release. */
function releasedVersion(): string {
  const file = 'docs/versions.mdx';
  return (
    contentSite.versions[0]?.name ?? parseReleases(fs.readFileSync(file, 'utf8'), file)[0]!.version
  );
}
