import {describe, expect, it} from 'vitest';
import {answerReducer, nothingAsked, type AnswerAction, type AnswerState} from '../answerState';
import type {Answer} from '../searchRequests';

function answerWith(query: string, ...ids: string[]): Answer {
  const hits = ids.map((objectID) => ({
    objectID,
    url: '/',
    area: '',
    headings: [],
    snippet: null,
  }));
  return {
    asked: {query, area: ''},
    hits,
    total: 3,
    everywhere: 3,
    areas: [],
    page: 0,
    pages: 2,
  };
}

const after = (...actions: AnswerAction[]): AnswerState =>
  actions.reduce(answerReducer, nothingAsked);
const idsOf = ({answer}: AnswerState) => answer?.hits.map(({objectID}) => objectID);

const kanban = answerWith('kanban', 'a', 'b');
const gantt = answerWith('gantt', 'c');
const shown: AnswerAction[] = [
  {type: 'asked', request: 1},
  {type: 'answered', request: 1, answer: kanban},
];

describe('the state of a search', () => {
  it('loads, then shows', () => {
    expect(after({type: 'asked', request: 1})).toMatchObject({phase: 'loading', answer: null});
    expect(after(...shown)).toMatchObject({phase: 'done', answer: kanban});
  });

  it('never replaces a newer answer by an older one', () => {
    const state = after(
      {type: 'asked', request: 1},
      {type: 'asked', request: 2},
      {type: 'answered', request: 2, answer: gantt},
      {type: 'answered', request: 1, answer: kanban},
    );
    expect(state.answer).toBe(gantt);
  });

  it('ignores an answer and a failure that come while a newer one is awaited', () => {
    for (const late of [
      {type: 'answered', request: 1, answer: kanban},
      {type: 'failed', request: 1},
    ] as const) {
      const state = after({type: 'asked', request: 1}, {type: 'asked', request: 2}, late);
      expect(state).toMatchObject({phase: 'loading', answer: null});
    }
  });

  it('keeps the answer before while the next one loads', () => {
    const state = after(...shown, {type: 'asked', request: 2});
    expect(state).toMatchObject({phase: 'loading', answer: kanban});
  });

  it('shows no answer to other words when a search fails', () => {
    const state = after(...shown, {type: 'asked', request: 2}, {type: 'failed', request: 2});
    expect(state).toMatchObject({phase: 'failed', answer: null});
  });

  it('is empty when the words are gone, whatever comes after', () => {
    const state = after(
      {type: 'asked', request: 1},
      {type: 'cleared'},
      {type: 'answered', request: 1, answer: kanban},
    );
    expect(state).toEqual(nothingAsked);
  });

  it('adds the next page', () => {
    const next = {...answerWith('kanban', 'b', 'c'), page: 1};
    const state = after(
      ...shown,
      {type: 'moreAsked', request: 2},
      {type: 'answered', request: 2, answer: next},
    );
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
    expect(state).toMatchObject({phase: 'done', more: 'none'});
  });

  it('keeps what is there when the next page fails, and can ask again', () => {
    const failed = after(...shown, {type: 'moreAsked', request: 2}, {type: 'failed', request: 2});
    expect(failed).toMatchObject({phase: 'done', more: 'failed', answer: kanban});
    const state = [
      {type: 'moreAsked', request: 3} as const,
      {type: 'answered', request: 3, answer: {...answerWith('kanban', 'c'), page: 1}} as const,
    ].reduce(answerReducer, failed);
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
  });

  it('drops a next page that comes after another search has begun', () => {
    const state = after(
      ...shown,
      {type: 'moreAsked', request: 2},
      {type: 'asked', request: 3},
      {type: 'answered', request: 2, answer: {...answerWith('kanban', 'c'), page: 1}},
      {type: 'answered', request: 3, answer: gantt},
    );
    expect(idsOf(state)).toEqual(['c']);
    expect(state.answer).toBe(gantt);
  });
});
