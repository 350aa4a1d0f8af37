import type {Root} from 'mdast';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import {pageRule, type PageRule} from '../pageRule';

interface Settings<Option> {
  /** What a page should hold in place of what the rule refuses. */
  expected: string;
  remedy: string;
  /** Of the rule, as its own documentation has it. */
  option?: Option;
  /** Nodes that the rule reads before those of the page. */
  before?: Root['children'];
}

/** A rule of remark-lint that says what is expected and what to do, as the others do. */
function remarkLint<Option>(
  name: string,
  plugin: Plugin<[Option?], Root>,
  {expected, remedy, option, before = []}: Settings<Option>,
): PageRule {
  const lint = unified().use(plugin, option).freeze();
  return pageRule(name, ({file, text, tree}, report) => {
    const read = new VFile({path: file, value: text});
    lint.runSync({...tree, children: [...before, ...tree.children]}, read);
    for (const {line = 1, column = 1} of read.messages) {
      const source = text.split('\n')[line - 1]?.slice(column - 1);
      report({file, line, column, found: `"${source?.trim()}"`, expected, remedy});
    }
  });
}

/** What kept rules see. */
export const libraryRules: readonly PageRule[] = [
  remarkLint('heading-one-title', remarkLintNoMultipleToplevelHeadings, {
    expected: 'one title a page: the front matter has it',
    remedy: 'Start the heading with ## in place of #.',
  }),
  remarkLint('heading-levels', remarkLintHeadingIncrement, {
    expected: 'a heading one level below the one above it, at most; the first one starts with ##',
    remedy: 'Remove or add a # at the start of the heading.',
    // The title of a page is in its front matter: it counts as the first heading.
    before: [{type: 'heading', depth: 1, children: []}],
  }),
  remarkLint('heading-final-stop', remarkLintNoHeadingPunctuation, {
    expected: 'a heading without a stop at its end; a question keeps its mark',
    remedy: 'End the heading without a stop.',
    option: '.,:;!…',
  }),
  remarkLint('link-empty', remarkLintNoEmptyUrl, {
    expected: 'an address between the round brackets',
    remedy: 'Write the path of the page, such as [words](./page.mdx), or remove the brackets.',
  }),
  remarkLint('link-reference', remarkLintNoUndefinedReferences, {
    expected: 'a link with its address, [words](./page.mdx), or brackets that are meant as text',
    remedy: 'Write the address in round brackets; write \\[ where the bracket itself is meant.',
  }),
  remarkLint('link-bare-address', remarkLintNoLiteralUrls, {
    expected: 'words for the reader, or code where the address is an example',
    remedy: 'Write [words](address), or put the address between backticks.',
  }),
  remarkLint('code-prompt', remarkLintNoShellDollars, {
    expected: 'commands as one types them: a reader copies them',
    remedy: 'Remove the $ at the start of the lines.',
  }),
];
