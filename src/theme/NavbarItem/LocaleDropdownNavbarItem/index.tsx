/**
 * Replaced: NavbarItem/LocaleDropdownNavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream leads from a page that is not found to one that is not found in the other
 * language either, and does not mark the current language for screen readers.
 */
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const addressIn = useAddressIn(queryString);

  const localeItems = locales.map((locale): LinkLikeNavbarItemProps => {
    const {label, htmlLang} = localeConfigs[locale]!;
    const isCurrent = locale === currentLocale;
    const activeClassName = mobile ? 'menu__link--active' : 'dropdown__link--active';
    return {
      label,
      lang: htmlLang,
      hrefLang: htmlLang,
      'aria-current': isCurrent ? 'true' : undefined,
      className: isCurrent ? activeClassName : '',
      // The other language is a site of its own, which the router does not know.
      to: `pathname://${addressIn(locale)}`,
      target: '_self',
      autoAddBaseUrl: false,
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className="navbar__icon" />
          {mobile
            ? translate({
                message: 'Languages',
                id: 'theme.navbar.mobileLanguageDropdown.label',
                description: 'The label for the mobile language switcher dropdown',
              })
            : localeConfigs[currentLocale]!.label}
        </>
      }
      items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
    />
  );
}

/** Gives the address of the current page in a language; of its home page where the page is not found. */
function useAddressIn(queryString: string | undefined): (locale: string) => string {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  // Empty on the server and while the page hydrates.
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {createUrl} = useAlternatePageUtils();
  // An address that is not found matches the route that holds all documents, but no page in it.
  const isFound = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  return (locale) =>
    isFound
      ? createUrl({locale, fullyQualified: false}) +
        mergeSearchStrings([search, queryString], 'append') +
        hash
      : localeConfigs[locale]!.baseUrl;
}
