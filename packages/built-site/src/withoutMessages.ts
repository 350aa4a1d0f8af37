import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/**
 * Returns a bundler rule that drops messages of unused features, because every page loads all
 * messages.
 */
export function withoutMessages(prefixes: readonly string[]): RuleSetRule {
  return {
    test: /codeTranslations\.json$/,
    loader: path.join(__dirname, 'withoutMessagesLoader.cjs'),
    options: {prefixes},
  };
}
