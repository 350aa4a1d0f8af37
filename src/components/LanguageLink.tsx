import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTranslatedPage} from '@site/src/client/useTranslatedPage';

interface Props {
  /** Target language. */
  locale: string;
  /** Language of `children`, if it isn't that of the page. */
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
