import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {keepPlace} from './keepPlace';

/**
 * Props of a link to the current page in another language, which is a site of its own, so the router doesn't
 * know it. From a page that isn't found, the link leads to the home page.
 *
 * @param queryString added to that of the current page
 */
export function useTranslatedPage(queryString?: string) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  // Empty on the server and while the page hydrates.
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {createUrl} = useAlternatePageUtils();
  // An address that is not found matches the route that holds all documents, but no page in it.
  const isFound = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  return (locale: string) => {
    const address = isFound
      ? createUrl({locale, fullyQualified: false}) +
        mergeSearchStrings([search, queryString], 'append') +
        hash
      : localeConfigs[locale]!.baseUrl;
    return {
      to: `pathname://${address}`,
      autoAddBaseUrl: false,
      target: '_self',
      hrefLang: localeConfigs[locale]!.htmlLang,
      onClick: keepPlace,
    };
  };
}
