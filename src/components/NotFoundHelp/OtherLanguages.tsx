import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale, Localized} from '@site/src/config/locales';

/** In their own language each, as the reader may know no other; one without words has its name. */
const words: Partial<Localized<{notFound: string; home: string}>> = {
  en: {notFound: 'This page does not exist.', home: 'Home page in English'},
  fr: {notFound: 'Cette page n’existe pas.', home: 'Accueil en français'},
};

/** For readers without scripts, whom nothing takes to the language of the address: a line in each other language. */
export default function OtherLanguages(): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const others = Object.entries(localeConfigs).filter(([language]) => language !== currentLocale);
  return (
    <noscript>
      {others.map(([language, {label, htmlLang, baseUrl}]) => {
        const {notFound = '', home = label} = words[language as Locale] ?? {};
        return (
          <p key={language} lang={htmlLang}>
            {`${notFound} `}
            <Link
              to={`pathname://${baseUrl}`}
              autoAddBaseUrl={false}
              target="_self"
              hrefLang={htmlLang}
            >
              {home}
            </Link>
          </p>
        );
      })}
    </noscript>
  );
}
