import {describe, expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {openBuiltSearch} from '../builtSearch';

const webhooks = {
  id: 'webhooks',
  asked: ['webhook'],
  message: 'None.',
  alternative: '',
  related: [],
};
const site = {
  synonyms: {en: [{typed: ['deadline'], adds: ['due date']}]},
  absent: {en: [webhooks]},
};
const built = [
  ...records('en', [
    {
      path: '/list/',
      headings: ['List view'],
      content: 'A table of items with their due date.',
      questions: ['backlog as rows'],
    },
    {path: '/list/#bulk-edit', headings: ['List view', 'Bulk edit'], content: 'Edit many tasks.'},
    {path: '/kanban/', headings: ['Kanban view'], content: 'Cards in columns.'},
  ]),
  ...records('fr', [{path: '/fr/list/', headings: ['Vue Liste'], content: 'Des tâches.'}]),
  ...records('en', [{path: '/old/', headings: ['Old view']}]).map((record) => ({
    ...record,
    version: '2024.1',
  })),
];
const search = openBuiltSearch(site, built, 'en');

describe('openBuiltSearch', () => {
  it('normalises word forms and word order', () => {
    expect(search.normaliseQuery('the Kanban views')).toBe(search.normaliseQuery('view kanban'));
    expect(search.normaliseQuery('kanban cards')).not.toBe(search.normaliseQuery('kanban'));
    expect(search.normaliseQuery('the')).not.toBe('');
    expect(search.normaliseQuery('?!')).toBe('?!');
  });

  it.each([
    ['firstSection', 'edit tasks', 'en:/list/#bulk-edit'],
    ['firstSection', 'old', undefined],
    ['firstSection', '', undefined],
    ['firstSection', 'zebra giraffe elephant kanban', undefined],
    ['sectionAt', '/list/#bulk-edit', 'en:/list/#bulk-edit'],
    ['sectionAt', '/list/#gone', 'en:/list/'],
    ['sectionAt', '/gone/', undefined],
  ] as const)('%s of “%s” is %s', (find, asked, id) => {
    expect(search[find](asked)?.objectID).toBe(id);
  });

  it('returns "not in the product" notices', () => {
    expect(search.absent('webhooks')?.message).toBe('None.');
    expect(search.absent('kanban')).toBeUndefined();
  });
});
