import type {SearchAccount} from './account';

/** Without the base URL. */
export const SEARCH_PATH = '/search/';

/** Name of the plugin, for its global data. */
export const PLUGIN_NAME = 'docusaurus-search-sections';

export interface SearchData {
  /** Algolia account; `undefined` for the embedded search. */
  account?: SearchAccount | undefined;
  /** URL of the embedded indexes. */
  folder: string;
  /** Prefix of stored searches. */
  storageName: string;
  /** In the language of the site. */
  suggestions: readonly string[];
  missingResultsUrl?: string | undefined;
}
