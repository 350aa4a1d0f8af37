import type {Root} from 'mdast';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import type {Page} from '../guide';
import {remarkLint} from '../remarkLint';

/** Readers who go from heading to heading take a jump for a part that they missed. */
export const headingLevels = remarkLint('heading-levels', remarkLintHeadingIncrement, {
  expected: 'a heading one level below the one above it, at most; the first one starts with ##',
  remedy: 'Remove or add a # at the start of the heading.',
  treeOf: withTitle,
});

/** The title of a page is in its front matter: it counts as the first heading. */
function withTitle({tree}: Page): Root {
  return {...tree, children: [{type: 'heading', depth: 1, children: []}, ...tree.children]};
}
