import {useMemo} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchProvider} from '@site/src/plugins/search/client/useSearchProvider';
import type {Answer} from './boxContext';

/**
 * Puts the embedded provider in the place of DocSearch's client, and tells what
 * each answer holds. Whatever goes wrong is an error by the name for which
 * DocSearch shows its failure screen; it knows no other (4.7.0).
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
        const search = provider.kind === 'embedded' ? provider.search : client.search;
        return {
          ...client,
          search: (async (...params: Parameters<typeof search>) => {
            try {
              const response = await search(...params);
              const [result] = response.results as Array<{query?: string; nbHits?: number}>;
              onAnswer({query: result?.query ?? '', count: result?.nbHits ?? 0});
              return response;
            } catch (cause) {
              const error = new Error('The search could not be answered.', {cause});
              error.name = 'RetryError';
              throw error;
            }
          }) as DocSearchTransformClient['search'],
        };
      },
    [docusaurusVersion, onAnswer, provider],
  );
}
