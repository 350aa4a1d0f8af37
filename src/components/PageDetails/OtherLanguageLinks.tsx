import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** Links to the same page in the other languages. */
export default function OtherLanguageLinks(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale, locales, localeConfigs} = i18n;
  // In the language that each leads to; one without words has its name.
  const words = siteConfig.customFields!.readHere as Record<string, string | undefined>;
  const {createUrl} = useAlternatePageUtils();
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => (
      // The other language is a site of its own, which the router does not know.
      <Link
        key={locale}
        href={`pathname://${createUrl({locale, fullyQualified: false})}`}
        autoAddBaseUrl={false}
        target="_self"
        rel="alternate"
        lang={locale}
        hrefLang={locale}
      >
        {words[locale] ?? localeConfigs[locale]!.label}
      </Link>
    ));
}
