import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {remarkLint} from '../remarkLint';

/** `[words][name]` without a definition of the name shows its brackets to the reader. */
export const linkReference = remarkLint('link-reference', remarkLintNoUndefinedReferences, {
  expected: 'a link with its address, [words](./page.mdx), or brackets that are meant as text',
  remedy: 'Write the address in round brackets; write \\[ where the bracket itself is meant.',
});
