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
  phase: 'empty' | 'loading' | 'done' | 'failed';
  /** While loading, the previous results. */
  results: PageResults | null;
  more: 'none' | 'loading' | 'failed';
}

/** Then hits reserve a height for their snippets. */
const MAX_SNIPPET_DELAY_MS = 150;
const initialState: SearchState = {phase: 'empty', results: null, more: 'none'};

export function useSearchResults({query, area}: PageQuery) {
  const provider = useSearchProvider();
  const [state, setState] = useState(initialState);
  const latest = useRef(0);

  async function send(before?: PageResults): Promise<void> {
    latest.current += 1;
    const id = latest.current;
    const show = (change: Partial<SearchState>) => {
      if (id === latest.current) {
        setState((shown) => ({...shown, ...change}));
      }
    };
    show(before ? {more: 'loading'} : {phase: 'loading', more: 'none'});
    try {
      const request = {query, area};
      const page = before ? before.page + 1 : 0;
      const response = await provider.search({...request, page});
      const newHits = await loadSnippets(provider, query, response.hits);
      const hits = [...(before?.hits ?? []), ...newHits];
      const results = {...(before ?? response), hits, request, page, pages: response.pages};
      show({phase: 'done', results, more: 'none'});
    } catch {
      // Keep the hits if the next page fails.
      show(before ? {more: 'failed'} : {phase: 'failed', results: null});
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
