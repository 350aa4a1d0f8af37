/**
 * Replaced: NavbarItem/LocaleDropdownNavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't keep the current section or set `aria-current`. The side menu has links to
 * the languages at its foot.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {useTranslatedPage} from '@site/src/client/useTranslatedPage';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const translatedPage = useTranslatedPage();

  if (mobile && dropdownItemsBefore.length + dropdownItemsAfter.length === 0) {
    return null;
  }
  const localeItems = locales.map((locale): LinkLikeNavbarItemProps => {
    const {label, htmlLang} = localeConfigs[locale]!;
    const isCurrent = locale === currentLocale;
    const activeClassName = mobile ? 'menu__link--active' : 'dropdown__link--active';
    return {
      ...translatedPage(locale),
      label,
      lang: htmlLang,
      'aria-current': isCurrent ? 'true' : undefined,
      className: isCurrent ? activeClassName : '',
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
