import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {renderJson} from '../json';
import {summarise} from '../summary';
import {renderMarkdown} from '../markdown';
import {FeedbackCounts} from '../../feedbackCounts';

const pages = [{path: '/list/', title: 'List view'}];
const guide = {origin: 'https://docs.example.com', pages, languages: ['en']};
const emptyCounts = () => new FeedbackCounts(guide);
const hostile = '<img src=x>\n| **a** ![](https://evil.example/) @team `` \u001b[31m\u202e';

it('prints all counts, and escapes texts of readers', () => {
  const counts = emptyCounts();
  Object.assign(counts.pages.get('/list/')!, {
    ...{helped: 3, notHelped: 5},
    comments: [{hour: '2025-06-01T10', reasons: ['wrong'], text: hostile}],
  });
  counts.missing[`/${hostile}`] = 2;
  counts.searches.set('', {
    ...{language: 'en', query: `list ${hostile}`, count: 1, withoutHits: 0, withoutClick: 1},
    opened: {'/list/#a|b': 1},
  });
  Object.assign(counts.refused, {malformed: 7});
  const markdown = renderMarkdown(summarise(counts, guide));
  const list = '[List view](<https://docs.example.com/list/>)';
  const text = "<img src=x> ¦ **a** ![](https://evil.example/) @team '' [31m ";
  expect(markdown).toContain('Refused reports: 7 (malformed).');
  for (const line of [
    `| ${list} | 5 | 3 |`,
    `| ${list} | 2025-06-01 10:00 | wrong or out of date | \`${text}\` |`,
    `| \`list ${text}\` | en | 1 | 0 | 1 | \`/list/#a¦b\` |`,
    `| \`/${text}\` | 2 |`,
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
    counts.missing[`/${text}`] = 1;
    const query = {language: 'en', count: 1, withoutHits: 1, withoutClick: 0, opened: {}};
    counts.searches.set(text, {...query, query: text});
  }
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(renderMarkdown(summarise(counts, guide)));
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
  const markdown = renderMarkdown(summarise(emptyCounts(), guide));
  expect(markdown.match(/^None\.$/gm)).toHaveLength(4);
  expect(markdown).not.toMatch(/undefined|NaN/);
});
