import pages from '../contract/pages.json';
import routes from '../contract/routes.json';
import {locales, type Locale} from '../../src/config/locales';

export {locales, type Locale};

export const siteUrl = 'https://docs.telescope.example';

export const siteTitle: Record<Locale, string> = {
  en: 'Telescope documentation',
  fr: 'Documentation Telescope',
};

/** What the page plan says of a page, in one language of the site. */
export interface PlannedPage {
  id: string;
  source: string;
  /** Address with the language. */
  path: string;
  tags: string[];
  unlisted: boolean;
  title: string;
  sidebarLabel: string;
  description: string;
  /** Text of the `h1`; a page that exists in one language keeps its own. */
  heading: string;
  sections: {level: number; id: string; heading: string}[];
}

/** Address of a path of the contract, in a language. */
export function localized(path: string, locale: Locale): string {
  return `${routes.locales[locale]}${path.slice(1)}`;
}

/** The documents of the contract, as a language of the site shows them. */
export function plannedPages(locale: Locale): PlannedPage[] {
  return routes.docs.map(({id, source, path, tags, unlisted}) => {
    const {sections, ...plan} = pages[id as keyof typeof pages];
    return {
      id,
      source,
      path: localized(path, locale),
      tags,
      unlisted,
      ...plan[locale],
      sections: sections.map((section) => ({
        level: section.level,
        id: section.id,
        heading: section[locale],
      })),
    };
  });
}

export {routes};
