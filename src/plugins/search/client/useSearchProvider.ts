import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {SearchData} from '..';
import {createEmbeddedProvider} from './embedded/provider';
import {createHostedProvider} from './hosted/provider';
import type {SearchProvider} from './provider';

/** One for each index, so that what was fetched is kept from page to page. */
const providers = new Map<string, SearchProvider>();

/** What the plugin told the browser. */
export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}

/** Who answers a search on this site, by the owner's settings. It fetches nothing before it is asked. */
export function useSearchProvider(): SearchProvider {
  const {provider: kind, index} = useSearchData();
  const {algolia} = useAlgoliaThemeConfig();
  const key = kind === 'hosted' ? algolia.appId : index;
  const known = providers.get(key);
  if (known) {
    return known;
  }
  const provider =
    kind === 'hosted' ? createHostedProvider(algolia) : createEmbeddedProvider(index);
  providers.set(key, provider);
  return provider;
}
