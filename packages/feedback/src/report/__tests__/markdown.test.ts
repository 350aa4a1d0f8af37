import {expect, it} from 'vitest';
import {summarise} from '../summary';
import {renderMarkdown} from '../markdown';
import {guide, emptyCounts, site} from './guide';

const redirectsFile = 'contract/redirects.json';
const hostile = '<img src=x>\n| **a** ![](https://evil.example/) @team \u001b[31m\u202e';

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
  Object.assign(counts.refused, {form: 7});
  const markdown = renderMarkdown(summarise(counts, guide, site), redirectsFile);
  const list = '[List view](<https://docs.example.com/list/>)';
  const text =
    '\\<img src=x\\> \\| \\*\\*a\\*\\* \\!\\[\\](https://evil.example/) &#64;team \\[31m ';
  for (const line of [
    `| ${list} | 5 | 3 |`,
    `| ${list} | 2025-06-01 10:00 | wrong or out of date | ${text} |`,
    `| list ${text} | en | 1 | 0 | 1 | ${list}, found first |  |`,
    '| /lists/ | 2 | List view (/list/) |',
    '"/lists/": "/list/",',
    '| malformed | 7 |',
  ]) {
    expect(markdown.split('\n')).toContain(line);
  }
});

it('prints None for empty sections', () => {
  const markdown = renderMarkdown(summarise(emptyCounts(), guide, site), redirectsFile);
  expect(markdown.match(/^None\.$/gm)).toHaveLength(5);
  expect(markdown).not.toMatch(/undefined|NaN|Redirects to add/);
});
