import {useMemo} from 'react';
import type {LiteClient} from 'algoliasearch/lite';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readAbsentNotice} from '../absentNotice';
import {useSearchProvider} from '../useSearchProvider';
import type {Answer} from './boxContext';

type Search = DocSearchTransformClient['search'];
type SearchParams = Parameters<Search>[0];

/**
 * Puts the embedded provider in the place of DocSearch's client, and tells what
 * each answer holds. A failure is told too, and answered with nothing:
 * DocSearch's own failure screen is gone as soon as it is there (4.7.0).
 */
export function useTransformClient(
  onAnswer: (answer: Answer) => void,
): DocSearchModalProps['transformSearchClient'] {
  const provider = useSearchProvider();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  return useMemo(
    () =>
      (client: DocSearchTransformClient): DocSearchTransformClient => {
        client.addAlgoliaAgent('docusaurus', docusaurusVersion);
        const ask = provider.kind === 'embedded' ? provider.search : client.search;
        let last = 0;
        const search = async (params: SearchParams) => {
          const asked = (last += 1);
          const query = queryOf(params);
          const response = await ask(params).catch(() => undefined);
          const result = response?.results?.[0] as Partial<
            Record<'hits' | 'nbHits' | 'userData', unknown>
          >;
          const failed = !Array.isArray(result?.hits);
          if (failed) {
            // The client caches every response, even one that is not an answer.
            await (client as Partial<LiteClient>).clearCache?.();
          }
          // DocSearch passes over an older answer; so does what we say of it.
          if (asked === last) {
            onAnswer({
              query,
              count: failed ? 0 : Number(result.nbHits),
              failed,
              absent: failed ? undefined : readAbsentNotice(result.userData),
            });
          }
          return failed ? {results: [nothing]} : response;
        };
        return {...client, search: search as Search};
      },
    [docusaurusVersion, onAnswer, provider],
  );
}

const nothing = {hits: [], nbHits: 0, index: ''};

function queryOf(params: SearchParams): string {
  const [request] = 'requests' in params ? params.requests : params;
  return (request as {query?: string} | undefined)?.query ?? '';
}
