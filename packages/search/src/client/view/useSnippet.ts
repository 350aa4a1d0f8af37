import {useEffect, useState} from 'react';
import type {Marked} from '../../marked';
import {useSearchProvider} from '../useSearchProvider';

/** Returns the included snippet, or else loads one. */
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
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [provider, objectID, query, included === null]);

  return included ?? fetched;
}
