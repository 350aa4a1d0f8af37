import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import emptyLinkText from '../emptyLinkText.json';
import {linksOf, type Link} from '../links';
import {pageRule} from '../pageRule';

/** Words that say nothing of the page behind them, for readers who go from link to link. */
const empty = new Set(Object.values(emptyLinkText).flat());

export const linkText = pageRule('link-text', (page, report) => {
  for (const link of linksOf(page)) {
    const words = toString(link.node).trim();
    if (empty.has(words.toLowerCase()) || (words === '' && !hasComponent(link))) {
      report({
        ...link.place,
        found: words === '' ? 'a link without words' : `the link “${words}”`,
        expected: 'words that say what is behind the link',
        remedy: 'Write the title of the page or of its section between the square brackets.',
      });
    }
  }
});

/** A label, `<Label k="…" />`, or a picture: words that the build puts in. */
function hasComponent({node}: Link): boolean {
  let found = false;
  visit(node, (child) => {
    found ||= child.type === 'mdxJsxTextElement' || child.type === 'image';
  });
  return found;
}
