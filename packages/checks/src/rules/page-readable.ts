import {pageRule} from '../pageRule';
import {placeAt} from '../place';

/** What the templates of `npm run page -- new` leave for the writer, up to the end of the line. */
const leftOver = /(?:TO WRITE|À ÉCRIRE)\b[^"\n{]*/g;

/** Whether a text still holds what a template left. */
export function isUnfinished(text: string): boolean {
  return text.search(leftOver) !== -1;
}

/**
 * A page whose MDX or front matter cannot be read stops the build, and no other rule sees into it;
 * one that was begun from a template says nothing in the place of its writer.
 */
export const pageReadable = pageRule('page-readable', (page, report) => {
  const {file, fault, frontMatter, frontMatterStart} = page;
  if (fault) {
    // What is open at the end of a page has its place in the message alone: “(3:1-3:8)”.
    const [, line, column] = /\((\d+):(\d+)/.exec(fault.reason) ?? [];
    report({
      file,
      line: fault.line ?? Number(line ?? 1),
      column: fault.column ?? Number(column ?? 1),
      found: fault.reason,
      expected: 'a page that MDX can read',
      remedy: 'Close what is opened; write \\{ and \\< where the signs themselves are meant.',
    });
  }
  for (const {message, pos} of frontMatter.errors) {
    report({
      ...placeAt(page, frontMatterStart + pos[0]),
      found: message.split('\n')[0]!.replace(/ at line \d+.*$/, ''),
      expected: 'one "key: value" a line',
      remedy: "Put a value that holds a colon between quotes: title: 'Lift: import files'.",
    });
  }
  for (const {0: words, index} of page.text.matchAll(leftOver)) {
    report({
      ...placeAt(page, index),
      found: `"${words.trim()}", which the template left for you`,
      expected: 'your own text',
      remedy:
        'Write what it asks for in its place, or delete the section that the page does not need.',
    });
  }
});
