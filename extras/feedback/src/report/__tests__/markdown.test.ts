import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {renderJson} from '../json';
import {summarise} from '../summary';
import {renderMarkdown} from '../markdown';
import {guide, emptyCounts, options} from './guide';

const redirectsFile = 'contract/redirects.json';
const hostile = '<img src=x>\n| **a** ![](https://evil.example/) @team `` \u001b[31m\u202e';

it('prints all counts, and escapes texts of readers', () => {
  const counts = emptyCounts();
  Object.assign(counts.pages.get('/list/')!, {
    ...{helped: 3, notHelped: 5},
    comments: [{hour: '2025-06-01T10', reasons: ['wrong'], text: hostile}],
  });
  counts.missing.set('/lists', 2);
  counts.searches.set('', {
    ...{language: 'en', query: `list ${hostile}`, count: 1, withoutHits: 0, withoutClick: 1},
    opened: {},
  });
  Object.assign(counts.refused, {malformed: 7});
  const markdown = renderMarkdown(summarise(counts, guide, options), redirectsFile);
  const list = '[List view](<https://docs.example.com/list/>)';
  const text = "<img src=x> ¦ **a** ![](https://evil.example/) @team '' [31m ";
  expect(markdown).toContain('Refused reports: 7 (malformed).');
  for (const line of [
    `| ${list} | 5 | 3 |`,
    `| ${list} | 2025-06-01 10:00 | wrong or out of date | \`${text}\` |`,
    `| \`list ${text}\` | en | 1 | 0 | 1 | ${list}, found first |  |`,
    '| `/lists/` | 2 | List view (/list/) |',
    '"/lists/": "/list/",',
  ]) {
    expect(markdown.split('\n')).toContain(line);
  }
});

it('escapes what controls a terminal in JSON', () => {
  const values = {a: '\u009B31m\u202E\u{E0041}\n é'};
  const json = renderJson(values);
  expect(json).toBe('{\n  "a": "\\u009b31m\\u202e\\udb40\\udc41\\n é"\n}');
  expect(JSON.parse(json)).toEqual(values);
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
  const counts = emptyCounts();
  for (const text of texts) {
    counts.pages.get('/list/')!.comments.push({hour: '2025-06-01T10', reasons: [], text});
    counts.missing.set(`/${text}`, 1);
    const query = {language: 'en', count: 1, withoutHits: 1, withoutClick: 0, opened: {}};
    counts.searches.set(text, {...query, query: text});
  }
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(renderMarkdown(summarise(counts, guide, options), redirectsFile));
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

it('limits variants of a search and comments of a page', () => {
  const counts = emptyCounts();
  const {comments} = counts.pages.get('/list/')!;
  for (let index = 0; index < 40_000; index += 1) {
    counts.searches.set(String(index), {
      ...{language: 'en', query: 'lists', count: 1, withoutHits: 1, withoutClick: 0, opened: {}},
    });
    comments.push({hour: `2025-06-${10 + (index % 20)}T10`, reasons: [], text: `No. ${index}`});
  }
  const markdown = renderMarkdown(summarise(counts, guide, options), redirectsFile);
  expect(markdown.match(/\| 2025-06-29 10:00 \|/g)).toHaveLength(50);
  expect(markdown).toContain('|  |  | 39950 older |');
  expect(markdown).toMatch(/(?:`lists`, ){10}39989 more \|/);
});

it('prints None for empty sections', () => {
  const markdown = renderMarkdown(summarise(emptyCounts(), guide, options), redirectsFile);
  expect(markdown.match(/^None\.$/gm)).toHaveLength(4);
  expect(markdown).not.toMatch(/undefined|NaN|Redirects to add/);
});
