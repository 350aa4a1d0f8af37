import type {Locale} from '../../../src/config/locales';
import {folders} from '../guide';
import {languageOfAddress, linksOf, targetOf} from '../links';
import type {Rule} from '../rule';

const names: Record<Locale, string> = {en: 'English', fr: 'French'};

/** A page of which each language has its own, beside the other: `support_en.mdx`, `support_fr.mdx`. */
const ofOneLanguage = /_(?:en|fr)\.mdx$/;

/** A link keeps the reader's language. The switch of language is in the bar above the page. */
export const linkLanguage: Rule = {
  name: 'link-language',
  guide(guide, report) {
    for (const page of guide.pages) {
      const {locale} = page;
      for (const {url, place} of linksOf(page)) {
        const target = ofOneLanguage.test(page.source) ? undefined : targetOf(guide, page, url);
        const other = target?.language ?? languageOfAddress(url, page);
        if (other !== locale) {
          report({
            ...place,
            found: `a link to a page in ${names[other]}: ${url}`,
            expected: `a link to the page in ${names[locale]}`,
            remedy: `Write the path of a file of ${folders[locale]}, from this page.`,
          });
        }
      }
    }
  },
};
