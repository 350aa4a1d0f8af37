import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/**
 * Returns a bundler rule that drops the messages of features a site doesn't have. Every visit loads
 * all messages of a language.
 *
 * @param prefixes of the message ids to drop
 */
export function withoutMessages(prefixes: readonly string[]): RuleSetRule {
  return {
    test: /codeTranslations\.json$/,
    loader: path.join(__dirname, 'withoutMessagesLoader.cjs'),
    options: {prefixes},
  };
}
