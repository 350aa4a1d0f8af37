import {headingsOf} from '../headings';
import type {Rule} from '../rule';

/** Lower case, digits and hyphens: an id is typed and read in addresses. */
const form = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Links and the other language find a section by an id that stays when its words change. */
export const headingId: Rule = {
  name: 'heading-id',
  page(page, report) {
    // The title of a page has an address of its own: that of the page.
    for (const {level, id, source, place, idPlace} of headingsOf(page)) {
      if (id === undefined && level > 1) {
        report({
          ...place,
          found: `"${source}" without an id`,
          expected: 'an id at the end of the line, the same in both languages: {#bulk-edit}',
          remedy: `Write "${source} {#…}", with the id of the other language when it has one.`,
        });
      } else if (id !== undefined && !form.test(id)) {
        report({
          ...idPlace,
          found: `the id "${id}"`,
          expected: 'lower-case English words with hyphens between them: bulk-edit',
          remedy: `Write {#${toForm(id)}}, in both languages, and in the links to it.`,
        });
      }
    }
  },
};

function toForm(id: string): string {
  return (
    id
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[a-z\d]+/g)
      ?.join('-') ?? '…'
  );
}
