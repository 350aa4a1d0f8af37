import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import {remarkLint} from '../remarkLint';

/** The title of a page is its only heading of the first level. */
export const headingOneTitle = remarkLint(
  'heading-one-title',
  remarkLintNoMultipleToplevelHeadings,
  {
    expected: 'one title a page: the front matter has it',
    remedy: 'Start the heading with ## in place of #.',
  },
);
