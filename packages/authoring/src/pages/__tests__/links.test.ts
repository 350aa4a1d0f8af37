import {expect, it} from 'vitest';
import {linkRewriter, rewriteLinks} from '../links';

const from = {files: ['docs/a/list.mdx'], id: 'a/list', slug: '/a/list/'};
const to = {files: ['docs/b/c/list.mdx'], id: 'b/c/list', slug: '/b/c/list/'};

it.each([
  ['docs/a/board.mdx', './list.mdx#bulk', '../b/c/list.mdx#bulk'],
  ['docs/b/c/x.mdx', '../../a/list.mdx', './list.mdx'],
  ['blog/news.mdx', '/a/list/#bulk', '/b/c/list/#bulk'],
  ['docs/a/list.mdx', './board.mdx', '../../a/board.mdx'],
  ['docs/a/list.mdx', './list.mdx#x', './list.mdx#x'],
  ['docs/a/list.mdx', './picture.png', '../../a/picture.png'],
  ['docs/a/board.mdx', './../a/other.mdx'],
  ['docs/a/list.mdx', 'https://example.com/a/list/'],
  ['docs/a/list.mdx', '/a/list-of-all/'],
])('in %s, rewrites or keeps %s', (page, url, expected = url) => {
  expect(linkRewriter(page, from, to)(url)).toBe(expected);
});

it('rewrites links, images, definitions and component attributes only', () => {
  const page = (url: string) => `---
title: ./x.mdx
---

## A [./x.mdx](${url}) {#a}

In \`./x.mdx\` and [one](${url} "./x"), <Card to="${url}" title="./x.mdx" />.

![A](${url})

\`\`\`
[one](./x.mdx)
\`\`\`

[b]: ${url}`;
  const rewrite = (url: string) => (url === './x.mdx' ? './y.mdx' : url);
  expect(rewriteLinks(page('./x.mdx'), rewrite)).toBe(page('./y.mdx'));
});
