/** Replaces `liteClient` of `algoliasearch/lite`. */
export function liteClient() {
  return {
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: ''}},
  };
}
