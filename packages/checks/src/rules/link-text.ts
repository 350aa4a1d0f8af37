import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import emptyLinkText from '../emptyLinkText.json';
import {linksOf, type Link} from '../links';
import {pageRule} from '../pageRule';

/** Meaningless out of context, for example in a screen reader's list of links. */
const empty = new Set(Object.values(emptyLinkText).flat());

export const linkText = pageRule('link-text', (page, report) => {
  for (const link of linksOf(page)) {
    const words = toString(link.node).trim();
    if (empty.has(words.toLowerCase()) || (words === '' && !hasComponent(link))) {
      report({
        ...link.location,
        found: words === '' ? 'a link without words' : `the link “${words}”`,
        expected: 'words that describe the target',
        remedy: 'Write the title of the page or of its section between the square brackets.',
      });
    }
  }
});

/** Components and images can have text that isn't part of the source. */
function hasComponent({node}: Link): boolean {
  let found = false;
  visit(node, (child) => {
    found ||= child.type === 'mdxJsxTextElement' || child.type === 'image';
  });
  return found;
}
