import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchData} from '../searchData';
import {indexFileOf} from '../dataFiles';
import {createEmbeddedProvider} from './embedded/provider';
import {createHostedProvider} from './hosted/provider';
import type {SearchProvider} from './provider';
import {useReadVersion} from './useReadVersion';

/** What was fetched is kept from page to page: the answers of each version. */
const known = new Map<string, SearchProvider>();

/** What the plugin told the browser. */
export function useSearchData(): SearchData {
  return usePluginData('search') as SearchData;
}

/**
 * Who answers a search in the language and the version of the reader's page, by the owner's settings. It
 * fetches nothing before it is asked. Upstream's contextual search takes the search page for one of
 * the version at the root.
 */
export function useSearchProvider(): SearchProvider {
  const {provider: kind, folder} = useSearchData();
  const {algolia} = useAlgoliaThemeConfig();
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const version = useReadVersion();
  const index = folder + indexFileOf(version);
  const provider =
    known.get(index) ??
    (kind === 'hosted'
      ? createHostedProvider(algolia, {
          indexName: algolia.indexName,
          language,
          version: version.name,
        })
      : createEmbeddedProvider(index));
  known.set(index, provider);
  return provider;
}
