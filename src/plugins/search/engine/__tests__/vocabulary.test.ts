import {describe, expect, it} from 'vitest';
import {Vocabulary} from '../vocabulary';

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
