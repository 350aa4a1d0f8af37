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
  expected: string;
  remedy: string;
  option?: Option;
  /** Prepended to the page. */
  before?: Root['children'];
}

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

export const remarkLintRules: readonly PageRule[] = [
  remarkLint('heading-one-title', remarkLintNoMultipleToplevelHeadings, {
    expected: 'one title per page, in the front matter',
    remedy: 'Start the heading with ## instead of #.',
  }),
  remarkLint('heading-levels', remarkLintHeadingIncrement, {
    expected: 'a heading one level below the one above it, at most; the first one starts with ##',
    remedy: 'Remove or add a # at the start of the heading.',
    // The title, from the front matter, counts as the first heading.
    before: [{type: 'heading', depth: 1, children: []}],
  }),
  remarkLint('heading-final-stop', remarkLintNoHeadingPunctuation, {
    expected: 'a heading without punctuation at its end, except a question mark',
    remedy: 'Remove the last character.',
    option: '.,:;!…',
  }),
  remarkLint('link-empty', remarkLintNoEmptyUrl, {
    expected: 'a URL or path between the round brackets',
    remedy: 'Write the path of the page, such as [words](./page.mdx), or remove the brackets.',
  }),
  remarkLint('link-reference', remarkLintNoUndefinedReferences, {
    expected: 'a link with a URL or path, [words](./page.mdx), or escaped brackets',
    remedy: 'Add the URL or path in round brackets; write \\[ for a literal bracket.',
  }),
  remarkLint('link-bare-address', remarkLintNoLiteralUrls, {
    expected: 'a link with a text, or code if the URL is an example',
    remedy: 'Write [words](URL), or put the URL between backticks.',
  }),
  remarkLint('code-prompt', remarkLintNoShellDollars, {
    expected: 'commands ready to copy',
    remedy: 'Remove the $ at the start of the lines.',
  }),
];
