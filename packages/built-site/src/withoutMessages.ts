import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/**
 * Returns a bundler rule that drops the messages of missing features: every visit loads all
 * messages.
 *
 * @param prefixes of message ids
 */
export function withoutMessages(prefixes: readonly string[]): RuleSetRule {
  return {
    test: /codeTranslations\.json$/,
    loader: path.join(__dirname, 'withoutMessagesLoader.cjs'),
    options: {prefixes},
  };
}
