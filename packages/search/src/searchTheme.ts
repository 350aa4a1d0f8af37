import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {SEARCH_PATH} from './searchData';

export interface SearchAccount {
  appId: string;
  apiKey: string;
}

export interface HostedSearch extends SearchAccount {
  indexName: string;
  /** Enables AI-answer mode. */
  assistantId?: string | undefined;
}

/** The theme requires keys, so they're placeholders without an account. */
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
