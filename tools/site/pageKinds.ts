import {baseUrlOf, valueIn, type Locale, type Localized} from '../../src/config/locales';

/** An address, the same in all languages or one for each. */
type Address = string | Localized<string>;

/** Every kind of page that the site has, by one page that has all of its parts. */
const addresses = {
  home: '/',
  document: '/projects/project_items/portfolio/',
  tutorial: '/roadmapping/timeline_tutorials/',
  reference: '/public_rest_api/response/',
  glossary: '/glossary/',
  versions: '/versions/',
  category: '/category/datasets/',
  tags: '/tags/',
  tag: '/tags/roadmap/',
  'search-hits': '/search/?q=kanban',
  'search-none': '/search/?q=xyzzyq',
  support: {en: '/support_en/', fr: '/support_fr/'},
  'not-found': '/404.html',
  'other-language': {en: '/support_fr/', fr: '/support_en/'},
} as const satisfies Record<string, Address>;

export type PageKind = keyof typeof addresses;

export const pageKinds = Object.keys(addresses) as PageKind[];

/** Address of the page that stands for a kind, in a language of the site. */
export function kindAddress(kind: PageKind, locale: Locale): string {
  const address: Address = addresses[kind];
  return localized(typeof address === 'string' ? address : valueIn(address, locale), locale);
}

/** Address of a page in a language, from its address without one; both from where the site begins. */
export function localized(address: string, locale: Locale): string {
  return baseUrlOf(locale) + address.slice(1);
}

/** The kinds of page that have a budget in `budgets.json`. */
export const budgetKinds = ['home', 'document', 'reference', 'category', 'tag', 'search'] as const;

/** Address of the page that stands for a kind with a budget. */
export function budgetAddress(kind: (typeof budgetKinds)[number], locale: Locale): string {
  // Without a query, whose answer depends on the provider.
  return kind === 'search' ? localized('/search/', locale) : kindAddress(kind, locale);
}
