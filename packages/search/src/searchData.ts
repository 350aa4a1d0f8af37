import type {SearchAccount} from './account';

/** Without the base URL. */
export const SEARCH_PATH = '/search/';

export const PLUGIN_NAME = 'docusaurus-search-sections';

export interface SearchData {
  account?: SearchAccount | undefined;
  /** URL of the embedded indexes. */
  folder: string;
  /** Prefix of stored searches. */
  storageName: string;
  suggestions: readonly string[];
  missingResultsUrl?: string | undefined;
}
