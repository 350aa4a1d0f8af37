import {useEffect, useRef, useState} from 'react';
import type {SearchAnswer} from '../../searchAnswer';
import {useSearchProvider} from '../useSearchProvider';
import type {Asked} from './address';

/** The hits that are shown for a search, and what is known of the others. */
export interface Answer extends SearchAnswer {
  asked: Asked;
}

/** Where a search stands. */
export interface AnswerState {
  /** `slow` once a search takes so long that it has to be said. */
  phase: 'empty' | 'loading' | 'slow' | 'done' | 'failed';
  /** What is shown: while the next answer loads, the one before. */
  answer: Answer | null;
  /** How the next page of hits stands. */
  more: 'none' | 'loading' | 'failed';
}

const SLOW = 200;
const nothingAsked: AnswerState = {phase: 'empty', answer: null, more: 'none'};

/** Asks the provider whenever another search is asked. */
export function useSearchAnswer({query, area}: Asked) {
  const provider = useSearchProvider();
  const [state, setState] = useState(nothingAsked);
  const latest = useRef(0);

  /** Asks for the first page of hits, or for the one after an answer. What comes for an older request is too late. */
  async function send(before?: Answer): Promise<void> {
    latest.current += 1;
    const request = latest.current;
    const show = (change: Partial<AnswerState>) => {
      if (request === latest.current) {
        setState((shown) => ({...shown, ...change}));
      }
    };
    show(before ? {more: 'loading'} : {phase: 'loading', more: 'none'});
    const slow = before ? undefined : setTimeout(() => show({phase: 'slow'}), SLOW);
    try {
      const asked = {query, area};
      const page = before ? before.page + 1 : 0;
      const came = await provider.search({...asked, page});
      const answer = before
        ? {...before, hits: [...before.hits, ...came.hits], page, pages: came.pages}
        : {...came, asked};
      show({phase: 'done', answer, more: 'none'});
    } catch {
      // The hits that are there stay when the next page cannot be had.
      show(before ? {more: 'failed'} : {phase: 'failed', answer: null});
    } finally {
      clearTimeout(slow);
    }
  }

  useEffect(() => provider.prepare(), [provider]);

  useEffect(() => {
    if (query === '') {
      latest.current += 1;
      setState(nothingAsked);
    } else {
      void send();
    }
  }, [provider, query, area]);

  return {
    ...state,
    /** Repeats a search that failed. */
    retry: () => void send(),
    /** Fetches the next page of hits. */
    loadMore: () => {
      if (state.answer && state.phase === 'done' && state.more !== 'loading') {
        void send(state.answer);
      }
    },
  };
}
