import fs from 'node:fs';
import path from 'node:path';
import {placeIn} from '../place';
import type {Report, Rule} from '../rule';

/** The texts of the figures, which a new page begins too. */
const figures = 'figures/plan.json';

/** What the templates of `npm run new:page` leave for the writer, up to the end of the line. */
const leftOver = /(?:TO WRITE|À ÉCRIRE)\b[^"\n{]*/g;

/** Whether a text still holds what a template left. */
export function isUnfinished(text: string): boolean {
  return text.search(leftOver) !== -1;
}

/** A page that was begun from a template says nothing in the place of its writer. */
export const pageUnfinished: Rule = {
  name: 'page-unfinished',
  page: ({file, text}, report) => reportLeftOver(file, text, report),
  guide(guide, report) {
    // A copy of the pages alone has no plan.
    if (fs.existsSync(path.join(guide.root, figures))) {
      reportLeftOver(figures, guide.readFile(figures), report);
    }
  },
};

function reportLeftOver(file: string, text: string, report: Report): void {
  for (const {0: words, index} of text.matchAll(leftOver)) {
    report({
      ...placeIn(file, text, index),
      found: `"${words.trim()}", which the template left for you`,
      expected: 'your own text',
      remedy:
        'Write what it asks for in its place, or delete the section that the page does not need.',
    });
  }
}
