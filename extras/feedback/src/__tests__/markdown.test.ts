import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {renderMarkdown} from '../markdown';
import type {FeedbackSummary} from '../summary';

const origin = 'https://docs.example.com';
const empty: FeedbackSummary = {origin, lines: {read: 9, ignored: 7}, pages: [], searches: []};
const page = {address: '/list/', title: 'List view', helped: 3, notHelped: 5};
const hour = '2025-06-01T10';
const search = {language: 'en', count: 1, withoutHits: 0, withoutClick: 1};
const hostile = '<img src=x>\n| **a** ![](https://evil.example/) @team `` \u001b[31m\u202e';

it('prints all counts, and escapes texts of readers', () => {
  const markdown = renderMarkdown({
    ...empty,
    pages: [{...page, comments: [{hour, reasons: ['wrong'], text: hostile}]}],
    searches: [{...search, query: `list ${hostile}`, opened: {'/a/': 1, '/list/#a|b': 2}}],
  });
  const list = '[List view](<https://docs.example.com/list/>)';
  const text = "<img src=x> ¦ **a** ![](https://evil.example/) @team '' [31m ";
  expect(markdown).toContain('9 reports. 7 of them are ignored');
  for (const line of [
    `| ${list} | 5 | 3 |`,
    `| ${list} | 2025-06-01 10:00 | wrong or out of date | \`${text}\` |`,
    `| \`list ${text}\` | en | 1 | 0 | 1 | \`/list/#a¦b\` |`,
  ]) {
    expect(markdown.split('\n')).toContain(line);
  }
});

const linkTargets = `https://evil.example/ _https://evil.example/ x:http://evil.example
www.evil.example (www.evil.example/x ~www.evil.example a@evil.example mailto:a@evil.example
xmpp:a@evil.example <https://evil.example> [a](//evil.example) ![](//evil.example)
<a_href=//evil.example> [a]:_//evil.example [a][b] ^[a](//evil.example) @team #1`
  .split(/\s/)
  .map((target) => target.replace(/(a|:)_/, '$1 '));

it.each(linkTargets)('contains no links of readers: %s', (target) => {
  const texts = ['', '|', '\\|', '\\', '`', '`|', '``', '|``', '\\`', '\n'].flatMap((before) => [
    `${before}${target}`,
    `a ${before} ${target} ${before}`,
  ]);
  const markdown = renderMarkdown({
    ...empty,
    pages: [{...page, comments: texts.map((text) => ({hour, reasons: [], text}))}],
    searches: texts.map((query) => ({...search, query, opened: {}})),
  });
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const nodes = descendants(tree);
  const urls = nodes.flatMap((node) => ('url' in node ? [node.url] : []));
  expect(urls.filter((url) => !url.startsWith('https://docs.example.com/'))).toEqual([]);
  expect(nodes.filter(({type}) => type === 'html')).toEqual([]);
  const shown = nodes.filter((node) => node.type === 'inlineCode').length;
  expect(shown).toBeGreaterThanOrEqual(2 * texts.length);
});

function descendants(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(descendants) : [])];
}

it('prints None for empty sections', () => {
  const markdown = renderMarkdown(empty);
  expect(markdown.match(/^None\.$/gm)).toHaveLength(3);
  expect(markdown).not.toMatch(/undefined|NaN/);
});
