import {expect, it} from 'vitest';
import {readSearchUrl, writeSearchUrl} from '../searchUrl';

it.each([
  ['?q=kanban+board&area=Views', 'kanban board', 'Views'],
  ['?q=%20&area=Views', '', ''],
])('reads “%s” as query “%s” and area “%s”', (address, query, area) => {
  expect(readSearchUrl(address)).toEqual({query, area});
});

it('writes a query that it reads again, keeps other parameters and drops empty ones', () => {
  const page = {query: 'R&D = 100 % #1 + <l’équipe>', area: 'Datasets & imports'};
  expect(readSearchUrl(writeSearchUrl(page, ''))).toEqual(page);
  expect(writeSearchUrl({query: '', area: ''}, '?q=a&theme=dark&area=b')).toBe('theme=dark');
});
