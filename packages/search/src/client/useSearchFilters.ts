import {useMemo} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';

/** What every query of a page carries. */
export interface SearchFilters {
  indexName: string;
  /** The language and the version of the reader's page. */
  facetFilters: Array<string | string[]>;
}

/** The index and the filters of contextual search; the same object while they are the same. */
export function useSearchFilters(): SearchFilters {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFilters() as SearchFilters['facetFilters'];
  const key = JSON.stringify(facetFilters);
  return useMemo(
    () => ({indexName, facetFilters: JSON.parse(key) as SearchFilters['facetFilters']}),
    [indexName, key],
  );
}
