import {useMemo} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
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
          const found = await provider.search({query}).catch(() => undefined);
          // DocSearch passes over an older answer; so does what we say of it.
          if (asked === last) {
            onAnswer({
              query,
              count: found?.total ?? 0,
              failed: found === undefined,
              absent: found?.absent,
            });
          }
          return {results: [{hits: found?.hits ?? [], nbHits: found?.total ?? 0, index: ''}]};
        };
        return {...client, search: search as unknown as Search};
      },
    [onAnswer, provider],
  );
}

function queryOf(params: SearchParams): string {
  const [request] = 'requests' in params ? params.requests : params;
  return (request as {query?: string} | undefined)?.query ?? '';
}
