import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {relativePath} from '../page';
import type {Rule} from '../rule';

const config = 'cspell.config.yaml';

const MAX_SUGGESTIONS = 5;

/** Runs cspell. Skipped without `cspell.config.yaml`. */
export const spelling: Rule = {
  name: 'spelling',
  async check(guide, report) {
    const {root} = guide.context;
    if (!guide.hasFile(config)) {
      return;
    }
    // An ES module, which takes half a second to load.
    const {lint} = await import('cspell');
    const {errors} = await lint(
      [],
      {
        root,
        config: path.join(root, config),
        showSuggestions: true,
        cache: true,
        cacheStrategy: 'content',
        cacheLocation: path.join(root, 'node_modules/.cache/cspell'),
        gitignore: false,
      },
      {
        issue: ({text, uri = '', row, col, suggestions = []}) =>
          report({
            file: relativePath(root, fileURLToPath(uri)),
            line: row,
            column: col,
            found: `“${text}”`,
            expected:
              suggestions.slice(0, MAX_SUGGESTIONS).join(', ') || 'a word in the dictionary',
            remedy: 'Correct it, or add it to cspell-words.txt if it is right.',
          }),
        error: (message, error) => {
          throw new Error(`${message}: ${error.message}`);
        },
      },
    );
    if (errors > 0) {
      throw new Error(`cspell failed. Check ${config}.`);
    }
  },
};
