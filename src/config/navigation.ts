import fs from 'node:fs';
import path from 'node:path';
import type {MultiColumnFooter, NavbarItem} from '@docusaurus/theme-common';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {contentSite} from './content';
import {defaultLocale, type Locale} from './locales';
import type {Settings} from './settings';

/** Translations: `i18n/fr/docusaurus-theme-classic/navbar.json`. */
export function navbarItems(
  {signInUrl}: Settings,
  locale: Locale,
  hasSearch: boolean,
): NavbarItem[] {
  const langOf = langAttributes(locale, 'navbar');
  const items: NavbarItem[] = [
    // Active on all documents of the sidebar. `docSidebar` would open its first category.
    {
      type: 'doc',
      docId: 'projects/project_items/get_started',
      label: 'Documentation',
      position: 'left',
      'aria-current': 'true',
    },
    ...(hasSearch ? [{type: 'search', position: 'right'} as const] : []),
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
  return items.map((item) => ({...item, ...(item.label && langOf(`item.label.${item.label}`))}));
}

/** Translations: `i18n/fr/docusaurus-theme-classic/footer.json`. */
export function footer(settings: Settings, supportPage: string, locale: Locale): MultiColumnFooter {
  const langOf = langAttributes(locale, 'footer');
  return {
    style: 'light',
    logo: undefined,
    links: columns(supportPage).map(({title, items}) => ({
      title,
      items: items.map((item) => ({...item, ...langOf(`link.item.label.${item.label}`)})),
    })),
    // Rendered as HTML.
    copyright: `Copyright © ${settings.copyrightYear} ${escapeHtml(settings.productName)}`,
  };
}

const columns = (supportPage: string) => [
  {
    title: 'Use Telescope',
    items: [
      {label: 'Telescope', to: '/'},
      {label: 'Roadmaps', to: '/roadmapping/get_started/'},
      {label: 'Breakdown structures', to: '/breakdown_structures/core_get_started/'},
      {label: 'Datasets', to: '/datasets/lift_get_started/'},
    ],
  },
  {
    title: 'Administer',
    items: [
      {label: 'Administration', to: '/administration/admin_get_started/'},
      {label: 'Your account', to: '/administration/user_account_settings/'},
      {label: 'Projects', to: '/projects/admin_manage_projects/'},
    ],
  },
  {
    title: 'Get help',
    items: [
      {label: 'Troubleshooting', to: '/troubleshooting/'},
      {label: 'Support', to: supportPage},
      {label: 'Glossary', to: '/glossary/'},
      {label: 'Versions', to: '/versions/'},
    ],
  },
];

/** Returns a function that returns `lang` for untranslated keys, such as `item.label.Sign In`. */
function langAttributes(locale: Locale, fileName: 'navbar' | 'footer') {
  const name = `i18n/${locale}/docusaurus-theme-classic/${fileName}.json`;
  const file = path.join(contentSite.siteDir, name);
  const messages = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
  return (key: string): {lang?: string} =>
    locale === defaultLocale || key in messages ? {} : {lang: defaultLocale};
}
