import {tests} from 'commonmark-spec';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {collapseWhitespace, readArticle} from '@guide/built-site/read';
import {articleToMarkdown} from '../toMarkdown';

/** Examples of the specification that change, by reason. */
const exceptions = {
  'The renderer of this test drops an empty first line of code': [127, 129, 169],
  'Code in a table cell': [148, 191],
  'Code of spaces only': [138, 334],
  'Characters of the URL are encoded': [346],
  'In GitHub Flavored Markdown, URLs and addresses are links': [602, 606, 608, 611, 612],
};

const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeRaw)
  .freeze();

const textOf = (tree: Root) => collapseWhitespace(toString(tree));

it('keeps text and structure of the CommonMark examples', () => {
  const changed = tests.filter(({html}) => {
    const {root} = readArticle(`<main>${html}</main>`, 'https://docs.test/')!;
    const markdown = articleToMarkdown(root);
    const rendered = renderer.runSync(renderer.parse(markdown));
    return textOf(rendered) !== textOf(root) || articleToMarkdown(rendered) !== markdown;
  });
  expect(tests).toHaveLength(652);
  const numbers = Object.values(exceptions).flat();
  expect(changed.map(({number}) => number)).toEqual(numbers.sort((one, other) => one - other));
});
