import {useEffect, useState} from 'react';
import type {Marked} from '../../marked';
import {useSearchProvider} from '../useSearchProvider';

/** The text of a hit that answers the query: what came with it, or else what the provider can fetch. */
export function useSnippet(objectID: string, query: string, came: Marked | null): Marked | null {
  const provider = useSearchProvider();
  const [fetched, setFetched] = useState<Marked | null>(null);

  useEffect(() => {
    if (came !== null) {
      return undefined;
    }
    let outdated = false;
    provider.snippet(objectID, query).then(
      (text) => {
        if (!outdated && text) {
          setFetched(text);
        }
      },
      // A hit without its text is still a hit.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [provider, objectID, query, came === null]);

  return came ?? fetched;
}
