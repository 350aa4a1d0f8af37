import {expect, it} from 'vitest';
import {readAddress, writeAddress} from '../address';

const hostile = '"\'><img src=x onerror="ran=1">';

it.each([
  ['?q=kanban+board&area=Views', 'kanban board', 'Views'],
  ['', '', ''],
  ['?q=%20&area=Views', '', ''],
  ['?q=a&q=b&q[]=c&area=d&area=e', 'a', 'd'],
  ['?__proto__[q]=a&constructor=b', '', ''],
  ['?q=__proto__&area=constructor', '__proto__', 'constructor'],
  [`?q=${encodeURIComponent(hostile)}&area=${encodeURIComponent(hostile)}`, hostile, hostile],
  // Malformed encodings.
  ['?q=100%', '100%', ''],
  ['?q=%E0%A4%A', '\uFFFD%A', ''],
  ['?q=%00%E2%80%AEa', '\u0000\u202Ea', ''],
])('the address %s asks for “%s” in “%s”', (address, query, area) => {
  expect(readAddress(address)).toEqual({query, area});
});

it.each([
  {query: 'R&D = 100 % #1 + more', area: 'Datasets & imports'},
  {query: 'l’équipe', area: ''},
  {query: '', area: ''},
])('an address gives back what was written: $query', (asked) => {
  expect(readAddress(writeAddress(asked, ''))).toEqual(asked);
});

it('an address keeps the parameters of others, and drops its own when they are empty', () => {
  expect(writeAddress({query: '', area: ''}, '?q=a&theme=dark&area=b')).toBe('theme=dark');
});
