import {useEffect, useMemo, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import onSearchEnd from '@theme/SearchReport';

export interface EndedSearch {
  language: string;
  query: string;
  hits: number;
  /** Path and anchor of the last opened hit. */
  opened: string | null;
}

export interface SearchReport {
  recordOpened(url: string): void;
  /** The search continues on the search page. */
  discard(): void;
}

/** Reports the last successful search on unmount, if the site has a `SearchReport`. */
export function useSearchReport(query: string, hits: number | undefined): SearchReport {
  const language = useDocusaurusContext().i18n.currentLocale;
  const search = useRef<EndedSearch>(undefined);

  useEffect(() => {
    // Clearing the field isn't a new search.
    if (query.trim() !== '') {
      search.current = hits === undefined ? undefined : {language, query, hits, opened: null};
    }
  }, [language, query, hits]);

  useEffect(() => {
    const end = () => {
      if (search.current) {
        onSearchEnd?.(search.current);
        search.current = undefined;
      }
    };
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, []);

  return useMemo(
    () => ({
      recordOpened(url) {
        if (search.current) {
          search.current.opened = url;
        }
      },
      discard() {
        search.current = undefined;
      },
    }),
    [],
  );
}
