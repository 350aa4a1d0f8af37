import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** Modules that DocSearch imports, and their replacements in `src`. Sizes are Brotli. */
export const dialogAliases = {
  // 53 kB, unused without the `facets` option.
  '@base-ui/react/menu': 'docSearch/unused',
  // 5 kB, unused: `transformSearchClient` replaces its search.
  'algoliasearch/lite': 'docSearch/unused',
  '@algolia/autocomplete-core': 'docSearch/autocomplete',
};

export const assistantAliases = {
  marked: 'client/assistant/safeMarkdown',
  ai: 'client/assistant/transport',
};

/** Returns a rule that replaces modules in DocSearch only. */
export function aliasRule(aliases: Readonly<Record<string, string>>): RuleSetRule {
  const alias = Object.entries(aliases).map(([module, replacement]) => [
    `${module}$`,
    path.join(__dirname, '..', replacement),
  ]);
  return {
    test: /[\\/]node_modules[\\/]@docsearch[\\/]react[\\/]/,
    resolve: {alias: Object.fromEntries(alias) as Record<string, string>},
  };
}
