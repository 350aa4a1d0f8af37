import type {SearchContent, SearchKeys, SearchSite} from '@guide/search';
import {contentSite, searchFiles} from './content';
import {glossarySynonyms} from './glossarySynonyms';
import {locales} from './locales';
import {ownerFields} from './owner';
import {readPerLanguage} from './perLanguage';
import {readSettings} from './settings';

const read = <Name extends keyof typeof searchFiles>(name: Name) =>
  readPerLanguage<SearchContent[Name][string]>(searchFiles[name]);

const ownSynonyms = read('synonyms');
const crossed = glossarySynonyms();

/** Words and weights of the search, besides the pages. */
export const searchContent: SearchContent = {
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
    [/^public_rest_api\//, 80],
    [/^api\//, 65],
    [/_tutorials$/, 90],
    [/_deprecated$/, 75],
  ],
};

/** The environment variables of the keys. Those of the last two have no value in any file. */
export const keyNames = {
  appId: ownerFields.algoliaAppId.variable,
  indexName: ownerFields.algoliaIndexName.variable,
  adminKey: 'TELESCOPE_ALGOLIA_ADMIN_KEY',
  host: 'TELESCOPE_ALGOLIA_HOST',
} as const;

/**
 * Reads the keys with which an index is filled.
 *
 * @throws naming every variable that is missing, or every wrong value
 */
export function readKeys(env: NodeJS.ProcessEnv): SearchKeys {
  const {hostedSearch} = readSettings(env);
  const adminKey = env[keyNames.adminKey]?.trim();
  if (!hostedSearch || !adminKey) {
    throw new Error(
      `The hosted index needs ${ownerFields.algoliaSearchKey.variable}, ${keyNames.appId}, ${keyNames.indexName} and, in the environment only, ${keyNames.adminKey}, a key that may write. They are in the dashboard of Algolia, under Settings > API Keys. Set these environment variables and run the command again.`,
    );
  }
  const {appId, indexName} = hostedSearch;
  return {appId, indexName, adminKey, host: env[keyNames.host]?.trim() ?? ''};
}

/** This site, for the commands of the search. */
export const searchSite: SearchSite = {
  ...searchContent,
  version: contentSite.versions[0]?.name,
  judgedQueries: 'search/relevance',
  keyNames,
  readKeys,
};
