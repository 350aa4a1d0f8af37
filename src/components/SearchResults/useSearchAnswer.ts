import {useEffect, useReducer, useRef, useState} from 'react';
import type {SearchProvider} from '@site/src/plugins/search/client/provider';
import {
  useSearchFilters,
  type SearchFilters,
} from '@site/src/plugins/search/client/useSearchFilters';
import {useSearchProvider} from '@site/src/plugins/search/client/useSearchProvider';
import type {Asked} from './address';
import {answerReducer, nothingAsked, type AnswerState} from './answerState';
import {buildRequests, readAnswer, type Answer} from './searchRequests';

export interface SearchAnswer extends AnswerState {
  /** Repeats a search that failed. */
  retry: () => void;
  /** Fetches the next page of hits. */
  loadMore: () => void;
}

/** Asks the provider whenever another search is asked. */
export function useSearchAnswer({query, area}: Asked): SearchAnswer {
  const provider = useSearchProvider();
  const filters = useSearchFilters();
  const [state, dispatch] = useReducer(answerReducer, nothingAsked);
  const [attempt, setAttempt] = useState(0);
  const requests = useRef(0);

  function send(type: 'asked' | 'moreAsked', asked: Asked, page: number): void {
    requests.current += 1;
    const request = requests.current;
    dispatch({type, request});
    fetchAnswer(provider, filters, asked, page).then(
      (answer) => dispatch({type: 'answered', request, answer}),
      () => dispatch({type: 'failed', request}),
    );
  }

  useEffect(() => provider.prepare(), [provider]);

  useEffect(() => {
    if (query === '') {
      dispatch({type: 'cleared'});
    } else {
      send('asked', {query, area}, 0);
    }
  }, [provider, filters, query, area, attempt]);

  const {answer, phase, more} = state;
  return {
    ...state,
    retry: () => setAttempt((count) => count + 1),
    loadMore: () => {
      if (answer && phase === 'done' && more !== 'loading') {
        send('moreAsked', answer.asked, answer.page + 1);
      }
    },
  };
}

async function fetchAnswer(
  provider: SearchProvider,
  filters: SearchFilters,
  asked: Asked,
  page: number,
): Promise<Answer> {
  return readAnswer(await provider.search(buildRequests(filters, asked, page)), asked);
}
