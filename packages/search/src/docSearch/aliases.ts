import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** A module that another package imports, replaced for that package alone. */
interface Alias {
  /** The package whose imports are replaced. */
  importer: string;
  module: string;
  /** Path of the replacement, relative to this package's `src`. */
  replacement: string;
}

const docSearch = '@docsearch/react';

/** Replaced in every dialog. Sizes are Brotli. */
export const dialogAliases: readonly Alias[] = [
  // The facet menu, 53 kB, which only appears with the `facets` option.
  {importer: docSearch, module: '@base-ui/react/menu', replacement: 'docSearch/facetMenu.ts'},
  // Algolia's client, 5 kB: `transformSearchClient` replaces its search.
  {importer: docSearch, module: 'algoliasearch/lite', replacement: 'docSearch/searchClient.ts'},
  // Sets options that DocSearch doesn't expose.
  {
    importer: docSearch,
    module: '@algolia/autocomplete-core',
    replacement: 'docSearch/autocomplete.ts',
  },
];

/** Replaced where the dialog has an assistant. */
export const assistantAliases: readonly Alias[] = [
  // Positions a popover, 30 kB: the sources of an answer are shown below their button instead.
  {
    importer: docSearch,
    module: '@base-ui/react/popover',
    replacement: 'client/assistant/Disclosure.tsx',
  },
  // Sanitises what the answer's Markdown becomes.
  {importer: docSearch, module: 'marked', replacement: 'client/assistant/safeMarkdown.ts'},
  // Validates and bounds the answer, and explains failures in the reader's language.
  {importer: docSearch, module: 'ai', replacement: 'client/assistant/transport.ts'},
  // Zod 3, 9 kB, which only converts schemas that are written with it. There are none.
  {
    importer: '@ai-sdk/provider-utils',
    module: 'zod/v3',
    replacement: 'client/assistant/zodV3.ts',
  },
];

/** Returns bundler rules that apply aliases to the imports of each importer. */
export function aliasRules(aliases: readonly Alias[]): RuleSetRule[] {
  return aliases.map(({importer, module, replacement}) => ({
    test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer.replace('/', '[\\\\/]')}[\\\\/]`),
    resolve: {alias: {[`${module}$`]: path.join(__dirname, '..', replacement)}},
  }));
}
