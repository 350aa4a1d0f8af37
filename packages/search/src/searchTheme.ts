import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

/** An account of Algolia. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
}

/**
 * The `algolia` of a theme configuration.
 *
 * The theme insists on keys: a site that answers from its own index gives none, and gets words in
 * their place.
 *
 * @param indexName DocSearch keeps recent searches and favourites by it: another one for each
 *   language of a site that answers itself
 */
export function searchTheme(
  indexName: string,
  {appId, apiKey}: HostedSearch = {appId: 'embedded', apiKey: 'embedded'},
): UserThemeConfig['algolia'] & {insights: false} {
  return {
    appId,
    apiKey,
    indexName,
    contextualSearch: true,
    insights: false,
    searchPagePath: 'search',
  };
}
