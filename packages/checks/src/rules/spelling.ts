import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Rule} from '../rule';

const config = 'cspell.config.yaml';

const dictionaryFile = 'cspell-words.txt';

const cache = 'node_modules/.cache/cspell';

const MAX_SUGGESTIONS = 5;

/** Runs cspell. Skipped without `cspell.config.yaml`. */
export const spelling: Rule = {
  name: 'spelling',
  async check(guide, report) {
    const {root} = guide;
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
        cacheLocation: path.join(root, cache),
        gitignore: false,
      },
      {
        issue: ({text, uri = '', row, col, suggestions = []}) =>
          report({
            file: path.relative(root, fileURLToPath(uri)).split(path.sep).join('/'),
            line: row,
            column: col,
            found: `“${text}”`,
            expected:
              suggestions.length > 0
                ? suggestions.slice(0, MAX_SUGGESTIONS).join(', ')
                : 'a word in the dictionary',
            remedy: `Correct it, or add it to ${dictionaryFile} if it is right.`,
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
