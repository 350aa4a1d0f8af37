import {headingsOf} from '../headings';
import {pageRule} from '../pageRule';

/** Lower case, digits and hyphens: an id is typed and read in addresses. */
const form = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Links and the other language find a section by an id, which is its own and stays when its words change. */
export const headingId = pageRule('heading-id', (page, report) => {
  const lines = new Map<string, number>();
  for (const {level, id, source, place, idPlace} of headingsOf(page)) {
    const first = lines.get(id ?? '');
    if (id === undefined) {
      // The title of a page has an address of its own: that of the page.
      if (level > 1) {
        report({
          ...place,
          found: `"${source}" without an id`,
          expected: 'an id at the end of the line, the same in both languages: {#bulk-edit}',
          remedy: `Write "${source} {#…}", with the id of the other language when it has one.`,
        });
      }
      continue;
    }
    if (first !== undefined) {
      report({
        ...idPlace,
        found: `the id "${id}", which the heading of line ${first} has`,
        expected: 'an id of its own for each heading',
        remedy: 'Give one of the two another id, in both languages.',
      });
    }
    lines.set(id, first ?? place.line);
    if (!form.test(id)) {
      report({
        ...idPlace,
        found: `the id "${id}"`,
        expected: 'lower-case English words with hyphens between them: bulk-edit',
        remedy: 'Write it so, in both languages and in the links to it.',
      });
    }
  }
});
