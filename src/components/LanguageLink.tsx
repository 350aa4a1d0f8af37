import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

interface Props {
  /** The language that it leads to. */
  locale: string;
  /** Of its words, where it is not that of the text around. */
  lang?: string;
  children: ReactNode;
}

/** Leads to the same page in another language, which is a site of its own: the router does not know it. */
export default function LanguageLink({locale, lang, children}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  return (
    <Link
      href={`pathname://${createUrl({locale, fullyQualified: false})}`}
      autoAddBaseUrl={false}
      target="_self"
      rel="alternate"
      lang={lang}
      hrefLang={locale}
    >
      {children}
    </Link>
  );
}
