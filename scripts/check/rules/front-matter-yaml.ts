import {placeIn} from '../place';
import type {Rule} from '../rule';

/** The block between the two lines `---`, as YAML. */
export const frontMatterYaml: Rule = {
  name: 'front-matter-yaml',
  page(page, report) {
    for (const {message, pos} of page.frontMatter.errors) {
      report({
        ...placeIn(page.file, page.text, page.frontMatterStart + pos[0]),
        found: message.split('\n')[0]!.replace(/ at line \d+.*$/, ''),
        expected: 'one "key: value" a line',
        remedy: "Put a value that holds a colon between quotes: title: 'Lift: import files'.",
      });
    }
  },
};
