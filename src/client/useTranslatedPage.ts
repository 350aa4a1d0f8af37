import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {linkToCurrentSection} from './linkToCurrentSection';

/** Returns a function from a locale to link props for this page, or the home page on 404 pages. */
export function useTranslatedPage(queryString?: string) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {createUrl} = useAlternatePageUtils();
  // URLs without a page match the parent route of all documents.
  const isFound = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  return (locale: string) => {
    const path = isFound
      ? createUrl({locale, fullyQualified: false}) +
        mergeSearchStrings([search, queryString], 'append') +
        hash
      : localeConfigs[locale]!.baseUrl;
    return {
      to: `pathname://${path}`,
      autoAddBaseUrl: false,
      target: '_self',
      hrefLang: localeConfigs[locale]!.htmlLang,
      onClick: linkToCurrentSection,
    };
  };
}
