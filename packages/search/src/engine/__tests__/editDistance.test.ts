import {describe, expect, it} from 'vitest';
import {editDistance} from '../editDistance';

describe('editDistance', () => {
  it.each([
    ['kanban', 'kanban', 0],
    ['kanbn', 'kanban', 1],
    ['kanbanb', 'kanban', 1],
    ['kabnan', 'kanban', 1],
    ['kenbon', 'kanban', 2],
    ['roadmap', 'kanban', Infinity],
  ])('%s to %s: %f', (typed, candidate, distance) => {
    expect(editDistance(typed, candidate, 2)).toBe(distance);
  });

  it('measures what is still being typed against the nearest beginning', () => {
    expect(editDistance('swmil', 'swimlane', 2, 0.5)).toBe(1.5);
    expect(editDistance('swmil', 'swimlane', 2)).toBe(Infinity);
  });
});
