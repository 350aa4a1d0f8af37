import {findUnreadableCharacter} from '@guide/content/safety';
import {pageRule} from '../rule';
import {locationAt} from '../location';

/** In the templates of `npm run page -- new`. */
const placeholders = /(?:TO WRITE|À ÉCRIRE)\b[^"\n{]*/g;

export function isUnfinished(text: string): boolean {
  return text.search(placeholders) !== -1;
}

export const pageReadable = pageRule('page-readable', (page, report) => {
  const {file, syntaxError, frontMatter, frontMatterStart} = page;
  if (syntaxError) {
    // For elements still open at the end of the page, the position is only in the message: “(3:1-3:8)”.
    const [, line, column] = /\((\d+):(\d+)/.exec(syntaxError.reason) ?? [];
    report({
      file,
      line: syntaxError.line ?? Number(line ?? 1),
      column: syntaxError.column ?? Number(column ?? 1),
      found: syntaxError.reason,
      expected: 'a page that MDX can read',
      remedy: 'Close open elements; write \\{ and \\< for the characters { and <.',
    });
  }
  const character = findUnreadableCharacter(page.text);
  if (character) {
    const {offset, ...fault} = character;
    report({...locationAt(page, offset), ...fault});
  }
  for (const {code, message, pos} of frontMatter.errors) {
    report({
      ...locationAt(page, frontMatterStart + pos[0]),
      found: message.split('\n')[0]!.replace(/ at line \d+.*$/, ''),
      expected: 'one "key: value" per line',
      remedy:
        code === 'BAD_ALIAS'
          ? 'Write the values without YAML aliases.'
          : "Put values that contain a colon in quotes: title: 'Import: files'.",
    });
  }
  for (const {0: placeholder, index} of page.text.matchAll(placeholders)) {
    report({
      ...locationAt(page, index),
      found: `"${placeholder.trim()}", a placeholder from the template`,
      expected: 'text',
      remedy: 'Replace it, or delete the section if the page does not need it.',
    });
  }
});
