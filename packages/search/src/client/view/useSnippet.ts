import {useEffect, useState} from 'react';
import type {Marked} from '../../marked';
import {useSearchProvider} from '../useSearchProvider';

/** Returns the snippet included in a hit, or else loads it. */
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
