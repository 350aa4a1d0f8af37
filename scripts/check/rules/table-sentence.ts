import {visit} from 'unist-util-visit';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** A sentence tells what a table holds, before a reader, or a screen reader, goes into its cells. */
export const tableSentence: Rule = {
  name: 'table-sentence',
  page(page, report) {
    visit(page.tree, 'table', (table, index, parent) => {
      const before = parent?.children[(index ?? 0) - 1];
      const {start, end} = before?.position ?? {};
      const text = page.text.slice(start?.offset ?? 0, end?.offset ?? 0);
      if (before?.type !== 'paragraph' || !/[.:]$/.test(text)) {
        report({
          ...placeOf(page, table),
          found: 'a table without a sentence before it',
          expected: 'one sentence that says what the table holds',
          remedy:
            'Write it above the table, with a full stop or a colon, and an empty line between.',
        });
      }
    });
  },
};
