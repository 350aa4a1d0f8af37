/** Replaces `liteClient` of `algoliasearch/lite`: the dialog searches through `SearchProvider`. */
export function liteClient() {
  return {
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: ''}},
  };
}
