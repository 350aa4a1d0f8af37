import emptyLinkText from '../emptyLinkText.json';
import {locationOf} from '../location';
import {nodesOf, plainText} from '../nodes';
import {pageRule} from '../rule';

/** Meaningless out of context, for example in a screen reader's list of links. */
const empty = new Set(Object.values(emptyLinkText).flat());

export const linkText = pageRule('link-text', (page, report) => {
  for (const node of nodesOf(page.tree, 'link')) {
    const words = plainText(node).trim();
    // Components and images can have text that isn't part of the source.
    const hasOther = nodesOf(node, 'mdxJsxTextElement').length + nodesOf(node, 'image').length > 0;
    if (empty.has(words.toLowerCase()) || (words === '' && !hasOther)) {
      report({
        ...locationOf(page, node),
        found: words === '' ? 'a link without words' : `the link “${words}”`,
        expected: 'words that describe the target',
        remedy: 'Write the title of the page or of its section between the square brackets.',
      });
    }
  }
});
