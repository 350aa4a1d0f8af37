import {describe, expect, it} from 'vitest';
import {editDistance} from '../editDistance';
import {Vocabulary} from '../vocabulary';

describe('editDistance', () => {
  it.each([
    ['kanban', 'kanban', 0],
    ['kanbn', 'kanban', 1],
    ['kanbanb', 'kanban', 1],
    ['kabnan', 'kanban', 1],
    ['kenbon', 'kanban', 2],
    ['roadmap', 'kanban', 3],
  ])('%s to %s: %i', (typed, candidate, distance) => {
    expect(editDistance(typed, candidate, 2)).toBe(distance);
  });

  it('measures what is still being typed against the nearest beginning', () => {
    expect(editDistance('swmil', 'swimlane', 2, true)).toBe(1);
    expect(editDistance('swmil', 'swimlane', 2)).toBe(3);
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['date', 'due', 'kanban', 'map', 'road', 'swimlane', 'tag']);
  const near = (word: string, prefix = false) =>
    vocabulary.near(word, prefix).map(({term}) => term);

  it.each([
    ['kanbn', ['kanban']],
    ['jkanban', ['kanban']],
    ['swimlnae', ['swimlane']],
    ['tga', []],
    ['l429', []],
  ])('%s is near to %j', (word, terms) => {
    expect(near(word)).toEqual(terms);
  });

  it('counts another first letter as further away', () => {
    expect(vocabulary.near('ganban', false)).toEqual([{term: 'kanban', distance: 1.5}]);
  });

  it('splits two words that were written together', () => {
    expect(vocabulary.split('duedate')).toEqual(['due', 'date']);
    expect(vocabulary.split('duedates')).toBeUndefined();
  });
});
