import type {Rule} from '../rule';

/** A page that cannot be read at all stops the build, and no other rule sees into it. */
export const mdxValid: Rule = {
  name: 'mdx-valid',
  page({file, fault}, report) {
    if (fault) {
      report({
        file,
        line: fault.line ?? 1,
        column: fault.column ?? 1,
        found: fault.reason,
        expected: 'a page that MDX can read',
        remedy: 'Close what is opened; write \\{ and \\< where the signs themselves are meant.',
      });
    }
  },
};
