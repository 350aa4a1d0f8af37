import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PLUGIN_NAME, type SearchData} from '../searchData';
import {indexFileOf} from '../dataFiles';
import {createEmbeddedProvider} from './embedded/provider';
import {createHostedProvider} from './hosted/provider';
import type {SearchProvider} from './provider';
import {useSearchVersion} from './useSearchVersion';

/** By index URL. */
const providers = new Map<string, SearchProvider>();

export function useSearchData(): SearchData {
  return usePluginData(PLUGIN_NAME) as SearchData;
}

/** Returns the provider for the page's language and version. */
export function useSearchProvider(): SearchProvider {
  const {account, folder} = useSearchData();
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const version = useSearchVersion();
  const index = folder + indexFileOf(version);
  const provider =
    providers.get(index) ??
    (account
      ? createHostedProvider(account, {
          indexName: account.indexName,
          language,
          version: version.name,
        })
      : createEmbeddedProvider(index));
  providers.set(index, provider);
  return provider;
}
