import type {Page} from '../guide';
import {nodesOf} from '../nodes';
import type {Rule} from '../rule';

/** Between braces MDX expects JavaScript: a name that nothing defines stops the build. */
export const expressionDefined: Rule = {
  name: 'expression-defined',
  async guide({pages}, report) {
    // ESLint reads a page anew, and is slow to load: only the few that hold an expression are worth it.
    const chosen = pages.filter(hasExpression);
    if (chosen.length === 0) {
      return;
    }
    const [{ESLint}, mdxParser] = await Promise.all([import('eslint'), import('eslint-mdx')]);
    const eslint = new ESLint({
      cwd: '/',
      overrideConfigFile: true,
      overrideConfig: {
        files: ['**/*.mdx'],
        languageOptions: {parser: mdxParser, globals: {props: 'readonly'}},
        rules: {'no-undef': 'error'},
      },
    });
    for (const {file, plain} of chosen) {
      const [result] = await eslint.lintText(plain, {filePath: `/${file}`});
      for (const {line, column} of result?.messages ?? []) {
        const source = plain.split('\n')[line - 1]?.slice(column - 1) ?? '';
        report({
          file,
          line,
          column,
          found: `the name "${/^[\w$]*/.exec(source)?.[0]}", between braces`,
          expected: 'text, or a name that the page imports',
          remedy: 'Write \\{ and \\} where the braces themselves are meant.',
        });
      }
    }
  },
};

function hasExpression({tree}: Page): boolean {
  return nodesOf(tree, 'mdxTextExpression').length + nodesOf(tree, 'mdxFlowExpression').length > 0;
}
