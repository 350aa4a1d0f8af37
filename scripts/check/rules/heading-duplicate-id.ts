import {headingsOf} from '../headings';
import type {Rule} from '../rule';

/** Two sections with one id: links lead to the first, always. */
export const headingDuplicateId: Rule = {
  name: 'heading-duplicate-id',
  page(page, report) {
    const lines = new Map<string, number>();
    for (const {id, place, idPlace} of headingsOf(page)) {
      const first = id === undefined ? undefined : lines.get(id);
      if (first !== undefined) {
        report({
          ...idPlace,
          found: `the id "${id}", which the heading of line ${first} has`,
          expected: 'an id of its own for each heading',
          remedy: 'Give one of the two another id, in both languages.',
        });
      } else if (id !== undefined) {
        lines.set(id, place.line);
      }
    }
  },
};
