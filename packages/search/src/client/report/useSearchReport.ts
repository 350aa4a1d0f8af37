import {useEffect, useMemo, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tell from '@theme/SearchReport';
import {onIdle} from '../onIdle';

/** What came of a search. */
export interface EndedSearch {
  /** That of the site: `en`. */
  language: string;
  query: string;
  /** How many hits there were. */
  hits: number;
  /** Path and anchor of what the reader opened last; `null` for nothing. */
  opened: string | null;
}

/** What readers do with an answer. */
export interface SearchReport {
  /** They opened something of it. */
  open(url: string): void;
  /** They took the search elsewhere: it is not over. */
  leave(): void;
}

/**
 * Tells the site of a search when its box or page goes: of the last one, as those before were on the
 * way to it. Where the site is told nothing, it does nothing.
 *
 * @param query empty where nothing is searched any more, or not yet
 * @param hits how many there are; `undefined` when they cannot be had, or not yet
 */
export const useSearchReport: (query: string, hits: number | undefined) => SearchReport = tell
  ? useTold
  : () => silent;

export const silent: SearchReport = {open: () => undefined, leave: () => undefined};

function useTold(query: string, hits: number | undefined): SearchReport {
  const language = useDocusaurusContext().i18n.currentLocale;
  const search = useRef<EndedSearch>(undefined);

  useEffect(() => {
    // Who empties the field searches no other thing.
    if (query.trim() !== '') {
      search.current = hits === undefined ? undefined : {language, query, hits, opened: null};
    }
  }, [language, query, hits]);

  useEffect(() => {
    const end = () => {
      if (search.current) {
        tell?.(search.current);
        search.current = undefined;
      }
    };
    addEventListener('pagehide', end);
    // Later: by the Enter key, a hit is opened after the box has closed.
    return () =>
      onIdle(() => {
        removeEventListener('pagehide', end);
        end();
      });
  }, []);

  return useMemo(
    () => ({
      open(url) {
        if (search.current) {
          search.current.opened = url;
        }
      },
      leave() {
        search.current = undefined;
      },
    }),
    [],
  );
}
