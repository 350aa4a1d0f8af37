import {expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {openBuiltSearch} from '../builtSearch';

const search = openBuiltSearch(
  {synonyms: {}, absent: {}},
  [
    ...records('en', [
      {path: '/list/', headings: ['List view'], content: 'A table of items.'},
      {path: '/list/#bulk-edit', headings: ['List view', 'Bulk edit'], content: 'Edit tasks.'},
    ]),
    ...records('fr', [{path: '/fr/list/', headings: ['Vue Liste']}]),
    ...records('en', [{path: '/old/', headings: ['Old']}]).map((old) => ({
      ...old,
      version: '2024.1',
    })),
  ],
  'en',
);

it.each([
  ['the List views', 'list view'],
  ['the', 'the'],
  ['?!', '?!'],
])('normalises word forms and word order: “%s”', (query, normalised) => {
  expect(search.normaliseQuery(query)).toBe(normalised);
});

it.each([
  ['firstSection', 'edit tasks', 'en:/list/#bulk-edit'],
  ['firstSection', 'old', undefined],
  ['firstSection', '', undefined],
  ['sectionAt', '/list/#bulk-edit', 'en:/list/#bulk-edit'],
  ['sectionAt', '/list/#gone', 'en:/list/'],
  ['sectionAt', '/gone/', undefined],
] as const)('%s of “%s” is %s', (find, asked, id) => {
  expect(search[find](asked)?.objectID).toBe(id);
});
