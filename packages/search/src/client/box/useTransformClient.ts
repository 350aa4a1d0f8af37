import {useMemo} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {safeNotice} from '../safeHits';
import {useSearchProvider} from '../useSearchProvider';
import type {Answer} from './boxContext';

type Search = DocSearchTransformClient['search'];
type SearchParams = Parameters<Search>[0];

/**
 * Puts the provider in the place of DocSearch's client, and tells what each answer holds. A failure
 * is told too, and answered with nothing: DocSearch's own failure screen is gone as soon as it is
 * there (4.7.0).
 */
export function useTransformClient(
  onAnswer: (answer: Answer) => void,
): DocSearchModalProps['transformSearchClient'] {
  const provider = useSearchProvider();
  return useMemo(
    () =>
      (client: DocSearchTransformClient): DocSearchTransformClient => {
        let last = 0;
        const search = async (params: SearchParams) => {
          const asked = (last += 1);
          const query = queryOf(params);
          const response = await provider.search(params).catch(() => undefined);
          const result = response?.results[0] as
            Partial<Record<'nbHits' | 'userData', unknown>> | undefined;
          // DocSearch passes over an older answer; so does what we say of it.
          if (asked === last) {
            onAnswer({
              query,
              count: Number(result?.nbHits ?? 0),
              failed: result === undefined,
              absent: safeNotice(result?.userData),
            });
          }
          return response ?? {results: [nothing]};
        };
        return {...client, search: search as Search};
      },
    [onAnswer, provider],
  );
}

const nothing = {hits: [], nbHits: 0, index: ''};

function queryOf(params: SearchParams): string {
  const [request] = 'requests' in params ? params.requests : params;
  return (request as {query?: string} | undefined)?.query ?? '';
}
