import type {UserThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {SearchOptions} from '../plugins/search';
import type {Settings} from './settings';

/** Who answers a search: Algolia when the owner has given its keys, else the site itself. */
export function searchOptions({hostedSearch}: Settings): SearchOptions {
  return {
    provider: hostedSearch ? 'hosted' : 'embedded',
    hasAskAi: hostedSearch?.assistantId !== undefined,
  };
}

/**
 * What the search theme is given. It insists on keys, so the site's own index
 * gets a name of its own for each language: DocSearch keeps recent searches
 * and favourites by it.
 */
export function searchTheme(
  {hostedSearch}: Settings,
  locale: string,
): SearchThemeConfig['algolia'] & {insights: false} {
  const keys = hostedSearch ?? {
    appId: 'embedded',
    apiKey: 'embedded',
    indexName: `guide-${locale}`,
    assistantId: undefined,
  };
  return {
    appId: keys.appId,
    apiKey: keys.apiKey,
    indexName: keys.indexName,
    askAi: keys.assistantId,
    contextualSearch: true,
    insights: false,
    searchPagePath: 'search',
  };
}
