/**
 * The filters that contextual search sends with every query of a language, from a page of a version:
 * its documents, and the announcements.
 *
 * @see node_modules/@docusaurus/theme-search-algolia/lib/client/useAlgoliaContextualFacetFilters.js
 */
export function contextFilters(locale: string, version = 'current'): (string | string[])[] {
  return [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ];
}
