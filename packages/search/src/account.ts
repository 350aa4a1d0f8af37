import type {ThemeConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

export interface SearchAccount {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Enables AI-answer mode. */
  assistantId?: string | undefined;
}

/** Returns the Algolia account in `themeConfig.algolia`; `undefined` for the embedded search. */
export function accountOf(themeConfig: ThemeConfig): SearchAccount | undefined {
  const {algolia} = themeConfig as Partial<UserThemeConfig>;
  if (!algolia) {
    return undefined;
  }
  const {appId, apiKey, indexName, askAi} = algolia;
  const assistantId = typeof askAi === 'string' ? askAi : askAi?.assistantId;
  return {appId, apiKey, indexName, assistantId};
}

/** Whether Algolia's theme adds the search page. */
export function usesAlgoliaPage(themeConfig: ThemeConfig): boolean {
  return Boolean((themeConfig as Partial<UserThemeConfig>).algolia?.searchPagePath);
}

/** Returns the origins of `getDefaultHosts` of algoliasearch and `agentStudioBaseUrl` of DocSearch. */
export function searchOrigins({appId, assistantId}: SearchAccount): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
    ...(assistantId ? [`https://${appId}.algolia.net`] : []),
  ];
}
