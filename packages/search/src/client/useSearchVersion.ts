import {useCallback} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {SEARCH_PATH} from '../searchData';

type SearchVersion = Pick<GlobalVersion, 'name' | 'isLast'>;

/** The only version of a site without docs. */
const CURRENT: SearchVersion = {name: 'current', isLast: true};

/** Returns the version of the page or, on the search page, of the URL; or else the last chosen. */
export function useSearchVersion(): SearchVersion {
  const {pathname, search} = useLocation();
  const docs = useAllDocsData();
  const chosen = useDocsPreferredVersionByPluginId();
  const active = useActivePluginAndVersion();
  // Sites can disable trailing slashes.
  const isSearchPage = pathname.replace(/\/?$/, '/') === useBaseUrl(SEARCH_PATH);

  const main = 'default' in docs ? 'default' : (Object.keys(docs)[0] ?? '');
  const versions = docs[main]?.versions ?? [];
  const named = new URLSearchParams(search).get('version');
  // By its path, the search page can belong to a version.
  const read = isSearchPage
    ? versions.find(({name}) => name === named)
    : active?.activePlugin.pluginId === main && active.activeVersion;
  return read || chosen[main] || versions.find(({isLast}) => isLast) || CURRENT;
}

/** Returns a function that builds search page URLs for the current version. */
export function useSearchLink(): (query?: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const page = applyTrailingSlash(useBaseUrl(SEARCH_PATH), siteConfig);
  const {isLast, name} = useSearchVersion();
  return useCallback(
    (query) =>
      query ? `${page}?q=${encodeURIComponent(query)}${isLast ? '' : `&version=${name}`}` : page,
    [page, isLast, name],
  );
}
