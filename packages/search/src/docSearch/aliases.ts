import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** Replacement of a module for one importing package. */
interface Alias {
  importer: string;
  module: string;
  /** Relative to this package's `src`. */
  replacement: string;
}

const docSearch = '@docsearch/react';

/** Applied to every dialog. Sizes are Brotli. */
export const dialogAliases: readonly Alias[] = [
  // Facet menu, 53 kB, only rendered with the `facets` option.
  {importer: docSearch, module: '@base-ui/react/menu', replacement: 'docSearch/facetMenu.ts'},
  // Algolia's client, 5 kB, unused as `transformSearchClient` replaces its search.
  {importer: docSearch, module: 'algoliasearch/lite', replacement: 'docSearch/searchClient.ts'},
  {
    importer: docSearch,
    module: '@algolia/autocomplete-core',
    replacement: 'docSearch/autocomplete.ts',
  },
];

/** Applied in AI-answer mode. */
export const assistantAliases: readonly Alias[] = [
  // Popover positioning, 30 kB: sources open below their button instead.
  {
    importer: docSearch,
    module: '@base-ui/react/popover',
    replacement: 'client/assistant/Disclosure.tsx',
  },
  {importer: docSearch, module: 'marked', replacement: 'client/assistant/safeMarkdown.ts'},
  {importer: docSearch, module: 'ai', replacement: 'client/assistant/transport.ts'},
  // Zod 3, 9 kB, only used to convert Zod 3 schemas. There are none.
  {
    importer: '@ai-sdk/provider-utils',
    module: 'zod/v3',
    replacement: 'client/assistant/zodV3.ts',
  },
];

/** Returns webpack rules for the aliases. */
export function aliasRules(aliases: readonly Alias[]): RuleSetRule[] {
  return aliases.map(({importer, module, replacement}) => ({
    test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer.replace('/', '[\\\\/]')}[\\\\/]`),
    resolve: {alias: {[`${module}$`]: path.join(__dirname, '..', replacement)}},
  }));
}
