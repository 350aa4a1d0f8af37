import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

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
    // Our plugin adds the page and `opensearch.xml`.
    searchPagePath: false,
  };
}

/**
 * Returns the origins that the browser connects to.
 *
 * @see node_modules/algoliasearch/dist/lite/browser.js, `getDefaultHosts`
 * @see node_modules/@docsearch/react/dist/esm, `agentStudioBaseUrl`
 */
export function searchOrigins({
  appId,
  assistantId,
}: Pick<HostedSearch, 'appId' | 'assistantId'>): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
    ...(assistantId ? [`https://${appId}.algolia.net`] : []),
  ];
}
