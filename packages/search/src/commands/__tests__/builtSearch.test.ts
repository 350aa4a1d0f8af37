import {describe, expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {openBuiltSearch} from '../builtSearch';

const site = {
  synonyms: {en: [{typed: ['deadline'], adds: ['due date']}]},
  absent: {
    en: [
      {id: 'webhooks', asked: ['webhook'], says: 'There are no webhooks.', instead: '', see: []},
    ],
  },
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
// The order in which they are given is of no matter.
const search = openBuiltSearch(site, built.toReversed(), 'en');
const ids = (record: {objectID: string} | undefined) => record?.objectID;

describe('the search of a build', () => {
  it('gives one meaning to the forms and the order of words', () => {
    expect(search.meaningOf('the Kanban views')).toBe(search.meaningOf('view kanban'));
    expect(search.meaningOf('kanban cards')).not.toBe(search.meaningOf('kanban'));
    expect(search.meaningOf('the')).not.toBe('');
    expect(search.meaningOf('?!')).toBe('?!');
    const french = openBuiltSearch(site, built, 'fr');
    expect(french.meaningOf('Les tâches')).toBe(french.meaningOf('tache'));
  });

  it('finds the section that a browser shows first, of the version at the root', () => {
    expect(ids(search.firstSection('edit tasks'))).toBe('en:/list/#bulk-edit');
    expect(search.firstSection('old')).toBeUndefined();
    expect(search.firstSection('')).toBeUndefined();
  });

  it('finds a section that has the most telling words, where none has enough', () => {
    const query = 'zebra giraffe elephant kanban';
    expect(search.firstSection(query)).toBeUndefined();
    expect(ids(search.nearestSection(query))).toBe('en:/kanban/');
    expect(search.nearestSection('zebra giraffe')).toBeUndefined();
  });

  it('finds a section by its address, and its page where the section is gone', () => {
    expect(ids(search.sectionAt('/list/#bulk-edit'))).toBe('en:/list/#bulk-edit');
    expect(ids(search.sectionAt('/list/#gone'))).toBe('en:/list/');
    expect(search.sectionAt('/gone/')).toBeUndefined();
  });

  it('says what there is not', () => {
    expect(search.absent('webhooks')?.says).toBe('There are no webhooks.');
    expect(search.absent('kanban')).toBeUndefined();
  });

  it('offers the pages of the not-found page: those whose title has a word', () => {
    expect(search.pagesByTitle('kanbann')).toEqual([{path: '/kanban/', title: 'Kanban view'}]);
    expect(search.pagesByTitle('columns')).toEqual([]);
  });

  it('tells the words that no page has, and whether the search understands them', () => {
    expect(search.newWords('Deadlines of the SPRINT backlog, tasks 2025-06-30 and cards')).toEqual([
      {word: 'deadlines', stem: expect.any(String) as string, isKnownToSearch: true},
      {word: 'sprint', stem: 'sprint', isKnownToSearch: false},
      {word: 'backlog', stem: 'backlog', isKnownToSearch: true},
    ]);
    // The page has its plural, which has another stem.
    expect(openBuiltSearch(site, built, 'fr').newWords('une tâche')).toEqual([]);
  });
});
