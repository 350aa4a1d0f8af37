import {useEffect, useState} from 'react';
import {groupByPage, type PageHit} from './groupByPage';
import {loadIndex} from './loadIndex';

export type SearchState =
  | {status: 'empty'}
  | {status: 'loading'}
  | {status: 'failed'; retry: () => void}
  | {status: 'done'; query: string; hits: PageHit[]};

/** Answers a query from an index; the index is fetched with the first query. */
export function useSearch(indexUrl: string, query: string): SearchState {
  const [state, setState] = useState<SearchState>({status: 'empty'});
  const [attempt, setAttempt] = useState(0);
  const trimmed = query.trim();

  useEffect(() => {
    if (trimmed === '') {
      setState({status: 'empty'});
      return undefined;
    }
    let outdated = false;
    const show = (next: SearchState) => {
      if (!outdated) {
        setState(next);
      }
    };
    setState((current) => (current.status === 'done' ? current : {status: 'loading'}));
    loadIndex(indexUrl).then(
      (search) => show({status: 'done', query: trimmed, hits: groupByPage(search(trimmed))}),
      () => show({status: 'failed', retry: () => setAttempt((count) => count + 1)}),
    );
    return () => {
      outdated = true;
    };
  }, [indexUrl, trimmed, attempt]);

  return state;
}
