/** Replaces `@base-ui/react/menu`, unused without DocSearch's `facets` option. */
export const Menu = {Root: failToRender};

function failToRender(): never {
  throw new Error(
    'DocSearch renders its facet menu, which this build leaves out. Remove its line from packages/search/src/docSearch/aliases.ts.',
  );
}
