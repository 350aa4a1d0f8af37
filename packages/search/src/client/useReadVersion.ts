import {useCallback} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/**
 * The version of the documents that a search answers from: that of the reader's page. The search
 * page is of no version: there it is the one that its address names, or that the reader has chosen.
 */
export function useReadVersion(): GlobalVersion {
  const {pathname, search} = useLocation();
  const versions = useVersions(undefined);
  // By its address, the search page seems to be of the version that has the root.
  const [read, chosen] = useDocsVersionCandidates(undefined);
  if (pathname !== useBaseUrl('/search/')) {
    return read;
  }
  const named = new URLSearchParams(search).get('version');
  return versions.find(({name}) => name === named) ?? chosen ?? read;
}

/** Makes links to the search page, for words, in the version that is read; the same function while that is the same. */
export function useSearchLink(): (words: string) => string {
  const page = useBaseUrl('/search/');
  const {isLast, name} = useReadVersion();
  return useCallback(
    (words) => `${page}?q=${encodeURIComponent(words)}${isLast ? '' : `&version=${name}`}`,
    [page, isLast, name],
  );
}
