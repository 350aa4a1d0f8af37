import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReadVersion} from './useReadVersion';

/** What every query of a page carries. */
export type SearchFilters = ReturnType<typeof useSearchFilters>;

/**
 * The index and the filters of contextual search; the same object while they are the same. Upstream's
 * own take the search page for one of the version at the root.
 */
export function useSearchFilters() {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {currentLocale} = useDocusaurusContext().i18n;
  const {name} = useReadVersion();
  return useMemo(
    () => ({
      indexName,
      /** The language and the version of the reader's page. */
      facetFilters: [
        `language:${currentLocale}`,
        // Announcements are of no version.
        ['docusaurus_tag:default', `docusaurus_tag:docs-default-${name}`],
      ],
      /** The rules that are asked: those of the language. */
      ruleContexts: [currentLocale],
    }),
    [indexName, currentLocale, name],
  );
}
