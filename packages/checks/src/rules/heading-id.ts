import {headingsOf} from '../headings';
import {pageRule} from '../rule';

const form = /^[a-z\d]+(?:-[a-z\d]+)*$/;

export const headingId = pageRule('heading-id', (page, report) => {
  const lines = new Map<string, number>();
  for (const {level, id, source, location, idLocation} of headingsOf(page)) {
    const first = lines.get(id ?? '');
    if (id === undefined) {
      // The title needs no id: the page URL links to it.
      if (level > 1) {
        report({
          ...location,
          found: `"${source}" without an id`,
          expected: 'an id at the end of the line, the same in both languages: {#bulk-edit}',
          remedy: `Write "${source} {#…}", with the same id as in the other language, if it has one.`,
        });
      }
      continue;
    }
    if (first !== undefined) {
      report({
        ...idLocation,
        found: `the id "${id}", already used by the heading on line ${first}`,
        expected: 'a unique id for each heading',
        remedy: 'Give one of the two another id, in both languages.',
      });
    }
    lines.set(id, first ?? location.line);
    if (!form.test(id)) {
      report({
        ...idLocation,
        found: `the id "${id}"`,
        expected: 'lower-case English words with hyphens between them: bulk-edit',
        remedy: 'Change it in both languages and in the links to it.',
      });
    }
  }
});
