import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchData} from '../searchData';
import {indexFileOf} from '../dataFiles';
import {createEmbeddedProvider} from './embedded/provider';
import {createHostedProvider} from './hosted/provider';
import type {SearchProvider} from './provider';
import {useSearchVersion} from './useSearchVersion';

/** By index URL. */
const providers = new Map<string, SearchProvider>();

export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}

/** Returns the provider for the page's language and version. */
export function useSearchProvider(): SearchProvider {
  const {provider: kind, folder} = useSearchData();
  const {algolia} = useAlgoliaThemeConfig();
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const version = useSearchVersion();
  const index = folder + indexFileOf(version);
  const provider =
    providers.get(index) ??
    (kind === 'hosted'
      ? createHostedProvider(algolia, {
          indexName: algolia.indexName,
          language,
          version: version.name,
        })
      : createEmbeddedProvider(index));
  providers.set(index, provider);
  return provider;
}
