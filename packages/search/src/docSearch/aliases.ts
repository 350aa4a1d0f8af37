import path from 'node:path';
import type {RuleSetRule} from 'webpack';

interface Alias {
  importer: string;
  module: string;
  /** Relative to this package's `src`. */
  replacement: string;
}

const docSearch = '@docsearch/react';

/** Sizes are Brotli. */
export const dialogAliases: readonly Alias[] = [
  // 53 kB, unused without the `facets` option.
  {importer: docSearch, module: '@base-ui/react/menu', replacement: 'docSearch/facetMenu.ts'},
  // 5 kB, unused: `transformSearchClient` replaces its search.
  {importer: docSearch, module: 'algoliasearch/lite', replacement: 'docSearch/searchClient.ts'},
  {
    importer: docSearch,
    module: '@algolia/autocomplete-core',
    replacement: 'docSearch/autocomplete.ts',
  },
];

export const assistantAliases: readonly Alias[] = [
  // 30 kB for positioning popovers.
  {
    importer: docSearch,
    module: '@base-ui/react/popover',
    replacement: 'client/assistant/Disclosure.tsx',
  },
  {importer: docSearch, module: 'marked', replacement: 'client/assistant/safeMarkdown.ts'},
  {importer: docSearch, module: 'ai', replacement: 'client/assistant/transport.ts'},
  // 9 kB for Zod 3 schemas, of which there are none.
  {
    importer: '@ai-sdk/provider-utils',
    module: 'zod/v3',
    replacement: 'client/assistant/zodV3.ts',
  },
];

export function aliasRules(aliases: readonly Alias[]): RuleSetRule[] {
  return aliases.map(({importer, module, replacement}) => ({
    test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer.replace('/', '[\\\\/]')}[\\\\/]`),
    resolve: {alias: {[`${module}$`]: path.join(__dirname, '..', replacement)}},
  }));
}
