import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where a reader reports a search without result: the support address, with the query. */
export function useMissingResultsUrl(): (search: {query: string}) => string {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return useCallback(
    ({query}) => `mailto:${supportEmail}?subject=${encodeURIComponent(query)}`,
    [supportEmail],
  );
}
