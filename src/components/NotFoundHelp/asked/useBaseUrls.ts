import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BaseUrls} from './askedPath';

/** Where the languages of this site are. A build for one language has them all at the same address: there it is alone. */
export function useBaseUrls(): BaseUrls {
  const {i18n, siteConfig} = useDocusaurusContext();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(i18n.localeConfigs)
          .map(([language, {baseUrl}]): [string, string] => [language, baseUrl])
          .filter(
            ([language, baseUrl]) =>
              language === i18n.currentLocale || baseUrl !== siteConfig.baseUrl,
          ),
      ),
    [i18n, siteConfig],
  );
}
