import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LanguageLink from '@site/src/components/LanguageLink';
import styles from './styles.module.css';

/** Links to the other languages, also while the menu shows the sidebar. */
export default function MobileMenuFooter(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <div className={styles.footer}>
      <ul
        className={clsx('clean-list', styles.languages)}
        aria-label={translate({
          id: 'theme.navbar.mobileLanguageDropdown.label',
          message: 'Languages',
          description: 'The label for the mobile language switcher dropdown',
        })}
      >
        {locales.map((locale) => {
          const {label, htmlLang} = localeConfigs[locale]!;
          return (
            <li key={locale}>
              {locale === currentLocale ? (
                <span aria-current="true">{label}</span>
              ) : (
                <LanguageLink locale={locale} lang={htmlLang}>
                  {label}
                </LanguageLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
