import {withNextPage, type Answer} from './searchRequests';

/** Where a search stands. */
export interface AnswerState {
  phase: 'empty' | 'loading' | 'done' | 'failed';
  /** Number of the request that is waited for; what comes for another is too late. */
  request: number;
  /** What is shown: while the next answer loads, the one before. */
  answer: Answer | null;
  /** How the next page of hits stands. */
  more: 'none' | 'loading' | 'failed';
}

export type AnswerAction =
  | {type: 'cleared'}
  | {type: 'asked' | 'moreAsked' | 'failed'; request: number}
  | {type: 'answered'; request: number; answer: Answer};

export const nothingAsked: AnswerState = {phase: 'empty', request: 0, answer: null, more: 'none'};

/** Requests are numbered from 1, upwards; an older answer never replaces a newer one. */
export function answerReducer(state: AnswerState, action: AnswerAction): AnswerState {
  switch (action.type) {
    case 'cleared':
      return nothingAsked;
    case 'asked':
      return {...state, phase: 'loading', request: action.request, more: 'none'};
    case 'moreAsked':
      return {...state, request: action.request, more: 'loading'};
    case 'answered':
      return action.request === state.request ? answered(state, action.answer) : state;
    case 'failed':
      return action.request === state.request ? failed(state) : state;
  }
}

function answered(state: AnswerState, came: Answer): AnswerState {
  const answer = state.more === 'loading' && state.answer ? withNextPage(state.answer, came) : came;
  return {...state, phase: 'done', answer, more: 'none'};
}

/** The hits that are there stay when the next page cannot be had. */
function failed(state: AnswerState): AnswerState {
  return state.more === 'loading'
    ? {...state, more: 'failed'}
    : {...state, phase: 'failed', answer: null};
}
