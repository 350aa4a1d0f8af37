import path from 'node:path';
import type {RuleSetRule} from 'webpack';

interface Alias {
  importer: string;
  module: string;
  /** Relative to this package's `src`, without extension. */
  replacement: string;
}

const docSearch = '@docsearch/react';

/** Sizes are Brotli. */
export const dialogAliases: readonly Alias[] = [
  // 53 kB, unused without the `facets` option.
  {importer: docSearch, module: '@base-ui/react/menu', replacement: 'docSearch/unused'},
  // 5 kB, unused: `transformSearchClient` replaces its search.
  {importer: docSearch, module: 'algoliasearch/lite', replacement: 'docSearch/unused'},
  {
    importer: docSearch,
    module: '@algolia/autocomplete-core',
    replacement: 'docSearch/autocomplete',
  },
];

export const assistantAliases: readonly Alias[] = [
  {importer: docSearch, module: 'marked', replacement: 'client/assistant/safeMarkdown'},
  {importer: docSearch, module: 'ai', replacement: 'client/assistant/transport'},
];

export function aliasRules(aliases: readonly Alias[]): RuleSetRule[] {
  return aliases.map(({importer, module, replacement}) => ({
    test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer.replace('/', '[\\\\/]')}[\\\\/]`),
    resolve: {alias: {[`${module}$`]: path.join(__dirname, '..', replacement)}},
  }));
}
