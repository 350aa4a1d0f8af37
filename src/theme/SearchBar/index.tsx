/**
 * Wrapped: SearchBar of @docusaurus/theme-search-algolia 3.9.1 (of
 * @docusaurus/theme-classic, where it is empty, when there are no Algolia keys).
 *
 * Why: without a hosted provider the navbar leads to the site's own search.
 */
import type {ReactNode} from 'react';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import SearchBar from '@theme-original/SearchBar';
import SearchLink from '@site/src/components/SearchLink';

export default function SearchBarWrapper(): ReactNode {
  const embedded = useAllPluginInstancesData('embedded-search');
  return embedded ? <SearchLink /> : <SearchBar />;
}
