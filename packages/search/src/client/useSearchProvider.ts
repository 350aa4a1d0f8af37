import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {SearchData} from '..';
import {createEmbeddedProvider} from './embedded/provider';
import {createHostedProvider} from './hosted/provider';
import type {SearchProvider} from './provider';

/** What was fetched is kept from page to page. */
let known: SearchProvider | undefined;

/** What the plugin told the browser. */
export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}

/** Who answers a search on this site, by the owner's settings. It fetches nothing before it is asked. */
export function useSearchProvider(): SearchProvider {
  const {provider: kind, index} = useSearchData();
  const {algolia} = useAlgoliaThemeConfig();
  known ??= kind === 'hosted' ? createHostedProvider(algolia) : createEmbeddedProvider(index);
  return known;
}
