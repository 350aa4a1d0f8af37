/** Replaces modules that DocSearch imports and doesn't need here. */

/** Of `@base-ui/react/menu`. */
export const Menu = {Root: failToRender};

function failToRender(): never {
  throw new Error(
    'DocSearch renders its facet menu, which the build omits: see src/docSearch/aliases.ts of docusaurus-search-sections.',
  );
}

/** Of `algoliasearch/lite`. */
export function liteClient() {
  return {
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: ''}},
  };
}
