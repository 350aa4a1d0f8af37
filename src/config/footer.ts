import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import type {Locale} from './locales';
import type {Settings} from './settings';
import {themeWords} from './themeWords';

/** The footer. Its words in French: `i18n/fr/docusaurus-theme-classic/footer.json`. */
export function footer(settings: Settings, supportPage: string, locale: Locale): MultiColumnFooter {
  const words = themeWords(locale, 'footer');
  return {
    style: 'light',
    logo: undefined,
    links: columns(supportPage).map(({title, items}) => ({
      title,
      items: items.map((item) => ({...item, ...words(`link.item.label.${item.label}`)})),
    })),
    // The theme shows it as HTML.
    copyright: `Copyright © ${settings.copyrightYear} ${escapeHtml(settings.productName)}`,
  };
}

const columns = (supportPage: string) => [
  {
    title: 'Use Telescope',
    items: [
      {label: 'Telescope', to: '/'},
      {label: 'Roadmaps', to: '/roadmapping/get_started/'},
      {label: 'Structures', to: '/breakdown_structures/core_get_started/'},
      {label: 'Imports', to: '/datasets/lift_get_started/'},
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
