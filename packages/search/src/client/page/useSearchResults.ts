import {useEffect, useRef, useState} from 'react';
import type {Hit, SearchResults} from '../../searchResults';
import type {SearchProvider} from '../provider';
import {useSearchProvider} from '../useSearchProvider';
import type {PageQuery} from './searchUrl';

/** Hits of all loaded pages. */
export interface PageResults extends SearchResults {
  request: PageQuery;
}

export interface SearchState {
  phase: 'empty' | 'loading' | 'slow' | 'done' | 'failed';
  /** While loading, the previous results. */
  results: PageResults | null;
  more: 'none' | 'loading' | 'failed';
}

const SLOW_AFTER_MS = 200;
/** Then hits reserve a height for their snippets. */
const MAX_SNIPPET_DELAY_MS = 150;
const initialState: SearchState = {phase: 'empty', results: null, more: 'none'};

export function useSearchResults({query, area}: PageQuery) {
  const provider = useSearchProvider();
  const [state, setState] = useState(initialState);
  const latest = useRef(0);

  /** Ignores outdated responses. */
  async function send(before?: PageResults): Promise<void> {
    latest.current += 1;
    const id = latest.current;
    const show = (change: Partial<SearchState>) => {
      if (id === latest.current) {
        setState((shown) => ({...shown, ...change}));
      }
    };
    show(before ? {more: 'loading'} : {phase: 'loading', more: 'none'});
    const slow = before ? undefined : setTimeout(() => show({phase: 'slow'}), SLOW_AFTER_MS);
    try {
      const request = {query, area};
      const page = before ? before.page + 1 : 0;
      const response = await provider.search({...request, page});
      const hits = await loadSnippets(provider, query, response.hits);
      const results = before
        ? {...before, hits: [...before.hits, ...hits], page, pages: response.pages}
        : {...response, hits, request};
      show({phase: 'done', results, more: 'none'});
    } catch {
      // Keep the hits if the next page fails.
      show(before ? {more: 'failed'} : {phase: 'failed', results: null});
    } finally {
      clearTimeout(slow);
    }
  }

  useEffect(() => provider.prepare(), [provider]);

  useEffect(() => {
    if (query === '') {
      latest.current += 1;
      setState(initialState);
    } else {
      void send();
    }
  }, [provider, query, area]);

  return {
    ...state,
    retry: () => void send(),
    loadMore: () => {
      if (state.results && state.phase === 'done' && state.more !== 'loading') {
        void send(state.results);
      }
    },
  };
}

async function loadSnippets(provider: SearchProvider, query: string, hits: Hit[]): Promise<Hit[]> {
  const delay = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), MAX_SNIPPET_DELAY_MS);
  });
  return Promise.all(
    hits.map(async (hit) => ({
      ...hit,
      snippet: hit.snippet ?? (await Promise.race([provider.snippet(hit.objectID, query), delay])),
    })),
  );
}
