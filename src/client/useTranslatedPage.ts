import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {linkToCurrentSection} from './linkToCurrentSection';

/** Returns a function from a locale to the props of a link to this page. */
export function useTranslatedPage() {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {createUrl} = useAlternatePageUtils();
  return (locale: string) => ({
    to: `pathname://${createUrl({locale, fullyQualified: false})}${search}${hash}`,
    autoAddBaseUrl: false,
    target: '_self',
    hrefLang: localeConfigs[locale]!.htmlLang,
    onClick: linkToCurrentSection,
  });
}
