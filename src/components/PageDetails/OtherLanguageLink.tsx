import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** A link to the same page in the other language. */
export default function OtherLanguageLink(): ReactNode {
  const {currentLocale, locales} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const locale = locales.find((name) => name !== currentLocale);
  return (
    locale && (
      // The other language is a site of its own, which the router does not know.
      <Link
        href={`pathname://${createUrl({locale, fullyQualified: false})}`}
        autoAddBaseUrl={false}
        target="_self"
        rel="alternate"
        lang={locale}
        hrefLang={locale}
      >
        {translate({
          id: 'pageDetails.twin',
          message: 'Lire en français',
          description: 'Link to the same page in the other language, in the words of that language',
        })}
      </Link>
    )
  );
}
