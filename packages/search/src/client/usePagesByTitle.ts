import {useEffect, useState} from 'react';
import {plainText} from './marked';
import {buildRequests, readAnswer} from './page/searchRequests';
import type {SafeHit} from './safeHits';
import {useSearchFilters} from './useSearchFilters';
import {useSearchProvider} from './useSearchProvider';

/** A page, by its path on this site. */
export interface FoundPage {
  path: string;
  title: string;
}

const MOST_PAGES = 3;

/** The pages whose title answers a query, the best first; none until they are found, or when the search fails. */
export function usePagesByTitle(query: string): FoundPage[] {
  const provider = useSearchProvider();
  const filters = useSearchFilters();
  const [pages, setPages] = useState<FoundPage[]>([]);

  useEffect(() => {
    if (query !== '') {
      const asked = {query, area: ''};
      provider.search(buildRequests(filters, asked, 0)).then(
        (response) => setPages(toPages(readAnswer(response, asked).hits)),
        // Who asks is whole without them.
        () => undefined,
      );
    }
  }, [provider, filters, query]);

  return pages;
}

/** Hits are sections. Words in a text alone make no page one that was meant. */
function toPages(hits: SafeHit[]): FoundPage[] {
  const titles = new Map<string, string>();
  for (const {url, headings} of hits) {
    const [title = []] = headings;
    if (title.some(({match}) => match)) {
      titles.set(url.replace(/#.*/, ''), plainText(title));
    }
  }
  return [...titles].slice(0, MOST_PAGES).map(([path, title]) => ({path, title}));
}
