import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Rule} from '../rule';

const config = 'cspell.config.yaml';

/** Where words stand that are right and in no dictionary. */
const ownWords = 'cspell-words.txt';

/** Results of earlier runs, by the content of the files and of the dictionaries. */
const cache = 'node_modules/.cache/cspell';

/** Suggestions that a writer is shown. */
const MAX_SUGGESTIONS = 5;

/** The files and languages are those of `cspell.config.yaml`, announcements and READMEs too; a site without it checks no spelling. */
export const spelling: Rule = {
  name: 'spelling',
  async guide(guide, report) {
    const {root} = guide;
    if (!guide.hasFile(config)) {
      return;
    }
    // It is an ESM package, and takes half a second to load.
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
                : 'a word of a dictionary',
            remedy: `Correct it, or, when it is right, add it to ${ownWords}.`,
          }),
        error: (message, error) => {
          throw new Error(`${message}: ${error.message}`);
        },
      },
    );
    if (errors > 0) {
      throw new Error(`The spelling could not be checked: look at ${config}.`);
    }
  },
};
