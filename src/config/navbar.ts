import type {NavbarItem} from '@docusaurus/theme-common';
import {contentSite} from './content';
import type {Settings} from './settings';

/** The navbar, left to right. Its words in French: `i18n/fr/docusaurus-theme-classic/navbar.json`. */
export function navbarItems({signInUrl}: Settings): NavbarItem[] {
  return [
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
}
