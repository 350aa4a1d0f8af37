import {searchTheme, type SearchContent, type SearchOptions, type SearchSite} from '@guide/search';
import {contentSite, searchFiles} from './content';
import {glossarySynonyms} from './glossarySynonyms';
import {locales} from './locales';
import {readPerLanguage} from './perLanguage';
import {keyNames, readKeys} from './searchKeys';
import type {Settings} from './settings';

const read = <Name extends keyof typeof searchFiles>(name: Name) =>
  readPerLanguage<SearchContent[Name][string]>(searchFiles[name]);

const ownSynonyms = read('synonyms');
const crossed = glossarySynonyms();

/** What is searched, and by which words. */
const content: SearchContent = {
  locales,
  synonyms: Object.fromEntries(
    locales.map((locale) => [locale, [...(ownSynonyms[locale] ?? []), ...(crossed[locale] ?? [])]]),
  ),
  absent: read('absent'),
  questions: read('questions'),
  // Pages that name everything, that are for developers or about screens on their way out, or that
  // the guide says more of.
  loweredPages: [
    [/^blog\//, 75],
    [/^glossary$/, 12],
    [/^troubleshooting$/, 85],
    [/^(?:public_rest_api|api)\//, 80],
    [/_tutorials$/, 90],
    [/_deprecated$/, 75],
  ],
};

/** This site, for the commands of the search. */
export const searchSite: SearchSite = {
  ...content,
  version: contentSite.versions[0]?.name,
  judgedQueries: 'search/relevance',
  keyNames,
  readKeys,
};

/** Who answers a search: Algolia when the owner has given its keys, else the site itself. */
export function searchOptions({hostedSearch}: Settings): SearchOptions {
  return {
    provider: hostedSearch ? 'hosted' : 'embedded',
    ...content,
  };
}

/** What the search theme is given. */
export function searchThemeOf({hostedSearch}: Settings, locale: string) {
  return searchTheme(hostedSearch?.indexName ?? `guide-${locale}`, hostedSearch);
}
