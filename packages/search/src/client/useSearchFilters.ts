import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReadVersion} from './useReadVersion';

/** What every query of a page carries. */
export interface SearchFilters {
  indexName: string;
  /** The language and the version of the reader's page. */
  facetFilters: Array<string | string[]>;
  /** The rules that are asked: those of the language. */
  ruleContexts: string[];
}

/**
 * The index and the filters of contextual search; the same object while they are the same. Upstream's
 * own take the search page for one of the version at the root.
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
        // Announcements are of no version.
        ['docusaurus_tag:default', `docusaurus_tag:docs-default-${name}`],
      ],
      ruleContexts: [currentLocale],
    }),
    [indexName, currentLocale, name],
  );
}
