import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTranslatedPage} from '@site/src/client/useTranslatedPage';

interface Props {
  /** The language that it leads to. */
  locale: string;
  /** Of its words, where it is not that of the text around. */
  lang?: string;
  children: ReactNode;
}

/** Link to the same section of the same page in another language. */
export default function LanguageLink({locale, lang, children}: Props): ReactNode {
  const translatedPage = useTranslatedPage();
  return (
    <Link {...translatedPage(locale)} rel="alternate" lang={lang}>
      {children}
    </Link>
  );
}
