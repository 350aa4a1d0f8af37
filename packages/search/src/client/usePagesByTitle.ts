import {useEffect, useState} from 'react';
import {buildRequests, readAnswer} from './page/searchRequests';
import {pagesByTitle, type FoundPage} from './pagesByTitle';
import {useSearchFilters} from './useSearchFilters';
import {useSearchProvider} from './useSearchProvider';

/** The pages whose title answers a query, the best first; none until they are found, or when the search fails. */
export function usePagesByTitle(query: string): FoundPage[] {
  const provider = useSearchProvider();
  const filters = useSearchFilters();
  const [pages, setPages] = useState<FoundPage[]>([]);

  useEffect(() => {
    if (query !== '') {
      const asked = {query, area: ''};
      provider.search(buildRequests(filters, asked, 0)).then(
        (response) => setPages(pagesByTitle(readAnswer(response, asked).hits)),
        // Suggestions are optional.
        () => undefined,
      );
    }
  }, [provider, filters, query]);

  return pages;
}
