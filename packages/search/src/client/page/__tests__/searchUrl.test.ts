import {expect, it} from 'vitest';
import {readSearchUrl, writeSearchUrl} from '../searchUrl';

const hostile = '"\'><img src=x onerror="ran=1">';

it.each([
  ['?q=kanban+board&area=Views', 'kanban board', 'Views'],
  ['', '', ''],
  ['?q=%20&area=Views', '', ''],
  ['?q=a&q=b&q[]=c&area=d&area=e', 'a', 'd'],
  ['?__proto__[q]=a&constructor=b', '', ''],
  ['?q=__proto__&area=constructor', '__proto__', 'constructor'],
  [`?q=${encodeURIComponent(hostile)}&area=${encodeURIComponent(hostile)}`, hostile, hostile],
  ['?q=100%', '100%', ''],
  ['?q=%E0%A4%A', '\uFFFD%A', ''],
  ['?q=%00%E2%80%AEa', '\u0000\u202Ea', ''],
])('reads “%s” as query “%s” and area “%s”', (address, query, area) => {
  expect(readSearchUrl(address)).toEqual({query, area});
});

it.each([
  {query: 'R&D = 100 % #1 + more', area: 'Datasets & imports'},
  {query: 'l’équipe', area: ''},
  {query: '', area: ''},
])('reads the same query that it wrote: $query', (pageQuery) => {
  expect(readSearchUrl(writeSearchUrl(pageQuery, ''))).toEqual(pageQuery);
});

it('keeps other parameters, and drops empty ones', () => {
  expect(writeSearchUrl({query: '', area: ''}, '?q=a&theme=dark&area=b')).toBe('theme=dark');
});
