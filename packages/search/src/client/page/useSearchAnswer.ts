import {useEffect, useRef, useState} from 'react';
import type {SearchAnswer} from '../../searchAnswer';
import {useSearchProvider} from '../useSearchProvider';
import type {Asked} from './address';

/** Hits of all loaded pages. */
export interface Answer extends SearchAnswer {
  asked: Asked;
}

export interface AnswerState {
  phase: 'empty' | 'loading' | 'slow' | 'done' | 'failed';
  /** While loading, the previous results. */
  answer: Answer | null;
  /** Next page of hits. */
  more: 'none' | 'loading' | 'failed';
}

const SLOW = 200;
const nothingAsked: AnswerState = {phase: 'empty', answer: null, more: 'none'};

export function useSearchAnswer({query, area}: Asked) {
  const provider = useSearchProvider();
  const [state, setState] = useState(nothingAsked);
  const latest = useRef(0);

  /** Loads the first page of hits, or the one after `before`. Ignores outdated responses. */
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
      // Keep the hits if the next page fails.
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
    retry: () => void send(),
    loadMore: () => {
      if (state.answer && state.phase === 'done' && state.more !== 'loading') {
        void send(state.answer);
      }
    },
  };
}
