import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {SEARCH_PATH} from './searchPath';

/** Keys of an Algolia account that browsers search with. */
export interface SearchAccount {
  appId: string;
  apiKey: string;
}

/** An Algolia account that answers the searches of a site. */
export interface HostedSearch extends SearchAccount {
  indexName: string;
  /** Agent in Algolia's Agent Studio; adds the AI-answer mode to the dialog. */
  assistantId?: string | undefined;
}

/**
 * Returns the `algolia` option of the theme configuration. The theme requires keys: without an
 * account they are placeholders.
 */
export function searchTheme(
  storageName: string,
  {appId, apiKey, indexName}: HostedSearch = {
    appId: 'embedded',
    apiKey: 'embedded',
    indexName: storageName,
  },
): UserThemeConfig['algolia'] & {insights: false} {
  return {
    appId,
    apiKey,
    indexName,
    contextualSearch: true,
    insights: false,
    searchPagePath: SEARCH_PATH.slice(1, -1),
  };
}
