/** Replaces modules that DocSearch imports and doesn't need here. */

/** Of `@base-ui/react/menu`. */
export const Menu = {};

/** Of `algoliasearch/lite`. */
export function liteClient() {
  return {
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: ''}},
  };
}
