import {useEffect, useState} from 'react';
import type {Marked} from '../../marked';
import {useSearchProvider} from '../useSearchProvider';

/** Returns the snippet of a hit: the one in the answer, or else one that the provider fetches. */
export function useSnippet(
  objectID: string,
  query: string,
  included: Marked | null,
): Marked | null {
  const provider = useSearchProvider();
  const [fetched, setFetched] = useState<Marked | null>(null);

  useEffect(() => {
    if (included !== null) {
      return undefined;
    }
    let outdated = false;
    provider.snippet(objectID, query).then(
      (text) => {
        if (!outdated && text) {
          setFetched(text);
        }
      },
      // Show the hit without a snippet.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [provider, objectID, query, included === null]);

  return included ?? fetched;
}
