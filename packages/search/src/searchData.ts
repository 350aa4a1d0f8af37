/** Without the base URL. */
export const SEARCH_PATH = '/search/';

export interface SearchData {
  provider: 'embedded' | 'hosted';
  /** URL of the embedded indexes. */
  folder: string;
  assistantId?: string | undefined;
  /** In the language of the site. */
  suggestions: readonly string[];
  missingResultsUrl?: string | undefined;
}
