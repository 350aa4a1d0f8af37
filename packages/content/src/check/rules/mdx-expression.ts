import {nodesOf} from '../nodes';
import {pageRule} from '../pageRule';
import {placeOf} from '../place';

/** MDX runs what stands between braces: a page that means the braces stops the build, or loses a word. */
export const mdxExpression = pageRule('mdx-expression', (page, report) => {
  for (const node of [
    ...nodesOf(page.tree, 'mdxTextExpression'),
    ...nodesOf(page.tree, 'mdxFlowExpression'),
  ]) {
    if (!/^\s*\/\*.*\*\/\s*$/s.test(node.value)) {
      report({
        ...placeOf(page, node),
        found: `{${node.value}}, which MDX runs as JavaScript`,
        expected: 'text, or a comment: {/* … */}',
        remedy: 'Write \\{ and \\} where the braces themselves are meant.',
      });
    }
  }
});
