import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/**
 * Returns a bundler rule that leaves out the translations of a feature that a site doesn't have: the
 * messages of a language are one file, which every visit loads.
 *
 * @param prefixes of the ids to leave out
 */
export function withoutMessages(prefixes: readonly string[]): RuleSetRule {
  return {
    test: /codeTranslations\.json$/,
    loader: path.join(__dirname, 'withoutMessagesLoader.cjs'),
    options: {prefixes},
  };
}
