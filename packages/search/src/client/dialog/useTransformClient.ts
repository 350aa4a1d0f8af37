import {useMemo} from 'react';
import {flushSync} from 'react-dom';
import type {DocSearchTransformClient} from '@docsearch/react';
import type {DialogHit} from '../../docSearch/dialogItems';
import {useSearchProvider} from '../useSearchProvider';
import type {SearchResults} from '../../searchResults';
import type {ModalProps} from './KeywordModal';

export interface LatestResults {
  query: string;
  /** `undefined` if the search failed. */
  found: SearchResults | undefined;
}

type Search = DocSearchTransformClient['search'];

/** Replaces DocSearch's search. Failures have no hits: DocSearch 5.2 hides its own at once. */
export function useTransformClient(
  onResults: (results: LatestResults) => void,
): ModalProps['transformSearchClient'] {
  const provider = useSearchProvider();
  return useMemo(
    () =>
      (client: DocSearchTransformClient): DocSearchTransformClient => {
        let newest = 0;
        const search = async ({requests: [{query}]}: {requests: [{query: string}]}) => {
          const id = (newest += 1);
          const found = await provider.search({query}).catch(() => undefined);
          // DocSearch also ignores outdated results.
          if (id === newest) {
            // Before a pending Enter opens a hit, so that it's reported.
            flushSync(() => onResults({query, found}));
          }
          const hits = found?.hits.map((hit): DialogHit => ({...hit, query})) ?? [];
          return {results: [{hits, nbHits: found?.total ?? 0, index: ''}]};
        };
        return {...client, search: search as unknown as Search};
      },
    [onResults, provider],
  );
}
