import {searchTheme, type SearchContent, type SearchOptions, type SearchSite} from '@guide/search';
import {contentSite} from './content';
import {locales} from './locales';
import {keyNames, readKeys} from './searchKeys';
import type {Settings} from './settings';
import en from './synonyms/en.json';
import fr from './synonyms/fr.json';

/** What is searched, and by which words. */
const content: SearchContent = {
  locales,
  synonyms: {en, fr},
  // Pages that name everything, or that are about screens on their way out.
  loweredPages: [
    [/^glossary$/, 25],
    [/^troubleshooting$/, 75],
    [/_tutorials$/, 90],
    [/_deprecated$/, 75],
  ],
};

/** This site, for the commands of the search. */
export const searchSite: SearchSite = {
  ...content,
  version: contentSite.versions[0]?.name,
  knownTitles: {en: 'Glossary', fr: 'Glossaire'},
  judgedQueries: 'contract/relevance',
  keyNames,
  readKeys,
};

/** Who answers a search: Algolia when the owner has given its keys, else the site itself. */
export function searchOptions({hostedSearch}: Settings): SearchOptions {
  return {
    provider: hostedSearch ? 'hosted' : 'embedded',
    hasAskAi: hostedSearch?.assistantId !== undefined,
    ...content,
  };
}

/** What the search theme is given. */
export function searchThemeOf({hostedSearch}: Settings, locale: string) {
  return searchTheme(hostedSearch?.indexName ?? `guide-${locale}`, hostedSearch);
}
