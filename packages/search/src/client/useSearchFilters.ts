import {useMemo} from 'react';
import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReadVersion} from './useReadVersion';

/** What every query of a page carries. */
export interface SearchFilters {
  indexName: string;
  /** The language and the version of the reader's page. */
  facetFilters: Array<string | string[]>;
}

/**
 * The index and the filters of contextual search; the same object while they are the same.
 *
 * @see node_modules/@docusaurus/theme-search-algolia/lib/client/useAlgoliaContextualFacetFilters.js,
 *   which takes the search page for one of the version at the root
 */
export function useSearchFilters(): SearchFilters {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {currentLocale} = useDocusaurusContext().i18n;
  const {name} = useReadVersion();
  return useMemo(
    () => ({
      indexName,
      facetFilters: [
        `language:${currentLocale}`,
        ['docusaurus_tag:default', `docusaurus_tag:${getDocsVersionSearchTag('default', name)}`],
      ],
    }),
    [indexName, currentLocale, name],
  );
}
