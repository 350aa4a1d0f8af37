import {baseUrlOf, valueIn, type Locale, type Localized} from '../../src/config/locales';

type Address = string | Localized<string>;

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

export function kindAddress(kind: PageKind, locale: Locale): string {
  const address: Address = addresses[kind];
  return localized(typeof address === 'string' ? address : valueIn(address, locale), locale);
}

/** Adds the base URL of a language to a path. */
export function localized(address: string, locale: Locale): string {
  return baseUrlOf(locale) + address.slice(1);
}

export const budgetKinds = ['home', 'document', 'reference', 'category', 'tag', 'search'] as const;

export function budgetAddress(kind: (typeof budgetKinds)[number], locale: Locale): string {
  // Without a query, because results depend on the provider.
  return kind === 'search' ? localized('/search/', locale) : kindAddress(kind, locale);
}
