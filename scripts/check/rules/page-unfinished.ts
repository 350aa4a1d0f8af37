import {placeIn} from '../place';
import type {Rule} from '../rule';

/** What the templates of `npm run new:page` leave for the writer, up to the end of the line. */
const leftOver = /(?:TO WRITE|À ÉCRIRE)\b.*/g;

/** A page that was begun from a template says nothing in the place of its writer. */
export const pageUnfinished: Rule = {
  name: 'page-unfinished',
  page({file, text}, report) {
    for (const {0: words, index} of text.matchAll(leftOver)) {
      report({
        ...placeIn(file, text, index),
        found: `"${words.trim()}", which the template left for you`,
        expected: 'your own text',
        remedy:
          'write what it asks for in its place, or delete the section that the page does not need',
      });
    }
  },
};
