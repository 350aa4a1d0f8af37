import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/**
 * Drops the messages of features a site doesn't have: every visit loads all messages.
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
