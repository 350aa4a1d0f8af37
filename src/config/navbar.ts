import type {NavbarItem} from '@docusaurus/theme-common';
import {contentSite} from './content';
import type {Locale} from './locales';
import type {Settings} from './settings';
import {themeWords} from './themeWords';

/** The navbar, left to right. Its words in French: `i18n/fr/docusaurus-theme-classic/navbar.json`. */
export function navbarItems({signInUrl}: Settings, locale: Locale): NavbarItem[] {
  const words = themeWords(locale, 'navbar');
  const items: NavbarItem[] = [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
    {type: 'search', position: 'right'},
    ...(contentSite.versions.length > 0
      ? [{type: 'docsVersionDropdown', position: 'right'} as const]
      : []),
    {type: 'localeDropdown', position: 'right'},
    {
      label: 'Sign In',
      position: 'right',
      ...(signInUrl ? {href: signInUrl} : {to: '/administration/user_account_settings/#sign-in'}),
    },
  ];
  return items.map((item) => ({...item, ...(item.label && words(`item.label.${item.label}`))}));
}
