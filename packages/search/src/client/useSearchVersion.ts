import {useCallback} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {SEARCH_PATH} from '../searchData';

/** Returns the version of the page; on the search page, the one in the URL or last chosen. */
export function useSearchVersion(): GlobalVersion {
  const {pathname, search} = useLocation();
  const versions = useVersions(undefined);
  // By its path, the search page belongs to the root version.
  const [read, chosen] = useDocsVersionCandidates(undefined);
  if (pathname !== useBaseUrl(SEARCH_PATH)) {
    return read;
  }
  const named = new URLSearchParams(search).get('version');
  return versions.find(({name}) => name === named) ?? chosen ?? read;
}

/** Returns a function that builds search page URLs for the current version. */
export function useSearchLink(): (query?: string) => string {
  const page = useBaseUrl(SEARCH_PATH);
  const {isLast, name} = useSearchVersion();
  return useCallback(
    (query) =>
      query ? `${page}?q=${encodeURIComponent(query)}${isLast ? '' : `&version=${name}`}` : page,
    [page, isLast, name],
  );
}
