import {measuredProse} from '../measuredProse';
import type {Rule} from '../rule';

/** Words of a page, at least. The classic screens have less to say. */
const least = (source: string) => (source.endsWith('_deprecated.mdx') ? 300 : 400);

/** A page says enough to be one. */
export const pageLength: Rule = {
  name: 'page-length',
  page(page, report) {
    const {file, source} = page;
    const {words} = measuredProse(page);
    if (words < least(source)) {
      report({
        file,
        line: 1,
        column: 1,
        found: `${words} words`,
        expected: `at least ${least(source)} words`,
        remedy: 'Say what a reader still has to know, or make it a section of another page.',
      });
    }
  },
};
