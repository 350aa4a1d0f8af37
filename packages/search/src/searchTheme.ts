import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {SEARCH_PATH} from './searchPath';

/** Public keys of an Algolia account. */
export interface SearchAccount {
  appId: string;
  apiKey: string;
}

/** Algolia account and index. */
export interface HostedSearch extends SearchAccount {
  indexName: string;
  /** Id of an Agent Studio agent. Enables AI-answer mode. */
  assistantId?: string | undefined;
}

/**
 * Returns the theme's `algolia` option. The theme requires keys, so they're placeholders without an
 * account.
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
