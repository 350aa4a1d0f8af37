import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTranslatedPage} from '@site/src/client/useTranslatedPage';

interface Props {
  locale: string;
  /** Language of `children`. */
  lang?: string;
  children: ReactNode;
}

export default function LanguageLink({locale, lang, children}: Props): ReactNode {
  const translatedPage = useTranslatedPage();
  return (
    <Link {...translatedPage(locale)} rel="alternate" lang={lang}>
      {children}
    </Link>
  );
}
