import emptyLinkText from '../emptyLinkText.json';
import {locationAt, locationOf} from '../location';
import {isBareUrl, nodesOf, plainText} from '../nodes';
import type {Page} from '../page';
import {proseOf} from '../prose';
import {pageRule, type PageRule, type SourceLocation} from '../rule';

type Find = (page: Page) => (SourceLocation | Parameters<typeof locationOf>[1])[];

function sourceRule(name: string, expected: string, remedy: string, find: Find): PageRule {
  return pageRule(name, (page, report) => {
    const lines = page.text.split('\n');
    for (const place of find(page)) {
      const location = 'line' in place ? place : locationOf(page, place);
      const source = lines[location.line - 1]!.slice(location.column - 1).trim();
      report({...location, found: `"${source}"`, expected, remedy});
    }
  });
}

/** Meaningless out of context, for example in a screen reader's list of links. */
const emptyTexts = new Set(Object.values(emptyLinkText).flat());

const admonitions = ['note', 'tip', 'warning', 'danger'];

export const markdownRules: readonly PageRule[] = [
  sourceRule(
    'heading-one-title',
    'one title per page, in the front matter',
    'Start the heading with ## instead of #.',
    ({tree}) =>
      nodesOf(tree, 'heading')
        .filter(({depth}) => depth === 1)
        .slice(1),
  ),
  sourceRule(
    'heading-levels',
    'a heading one level below the one above it, at most; the first one starts with ##',
    'Remove or add a # at the start of the heading.',
    ({tree}) => {
      const headings = nodesOf(tree, 'heading');
      // The title, from the front matter, counts as the first heading.
      const levelAbove = (index: number) => headings[index - 1]?.depth ?? 1;
      return headings.filter(({depth}, index) => depth > levelAbove(index) + 1);
    },
  ),
  sourceRule(
    'link-empty',
    'a URL or path between the round brackets',
    'Write the path of the page, such as [words](./page.mdx), or remove the brackets.',
    ({tree}) => [...nodesOf(tree, 'link'), ...nodesOf(tree, 'image')].filter(({url}) => url === ''),
  ),
  sourceRule(
    'link-text',
    'words that describe the target',
    'Write the title of the page or of its section between the square brackets.',
    ({tree}) =>
      nodesOf(tree, 'link').filter((link) => {
        const words = plainText(link).trim().toLowerCase();
        // Components and images can have text that isn't part of the source.
        const others = [...nodesOf(link, 'mdxJsxTextElement'), ...nodesOf(link, 'image')];
        return words === '' ? others.length === 0 : emptyTexts.has(words);
      }),
  ),
  sourceRule(
    'alternative-text',
    'text that describes the image',
    'Write it between the square brackets: ![…](image.png).',
    ({tree}) => nodesOf(tree, 'image').filter(({alt}) => !alt?.trim()),
  ),
  // Docusaurus renders unknown admonitions as text.
  sourceRule(
    'admonitions',
    `three colons and one of ${admonitions.join(', ')}`,
    `Write :::${admonitions[0]}, or another one of these types.`,
    ({tree}) => [
      ...nodesOf(tree, 'containerDirective').filter(({name}) => !admonitions.includes(name)),
      ...nodesOf(tree, 'leafDirective'),
    ],
  ),
  sourceRule(
    'link-reference',
    'a link with a URL or path, [words](./page.mdx), or escaped brackets',
    'Add the URL or path in round brackets; write \\[ for a literal bracket.',
    // The brackets of links and code are masked.
    (page) =>
      proseOf(page)
        .filter(({kind}) => kind !== 'value')
        .flatMap(({start, text}) =>
          [...text.matchAll(/\[[^[\]]+\](?:\[[^[\]]*\])?/g)].map(({index}) =>
            locationAt(page, start + index),
          ),
        ),
  ),
  sourceRule(
    'link-bare-address',
    'a link with a text, or code if the URL is an example',
    'Write [words](URL), or put the URL between backticks.',
    ({tree}) => nodesOf(tree, 'link').filter(isBareUrl),
  ),
];
