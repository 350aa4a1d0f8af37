import {pageRule} from '../pageRule';
import {placeAt} from '../place';

/** What the templates of `npm run page -- new` leave for the writer, up to the end of the line. */
const leftOver = /(?:TO WRITE|À ÉCRIRE)\b[^"\n{]*/g;

/** Whether a text still holds what a template left. */
export function isUnfinished(text: string): boolean {
  return text.search(leftOver) !== -1;
}

/** A page that was begun from a template says nothing in the place of its writer. */
export const pageUnfinished = pageRule('page-unfinished', (page, report) => {
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
