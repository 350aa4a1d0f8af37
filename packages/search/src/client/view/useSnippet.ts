import {useEffect, useState} from 'react';
import type {Highlighted} from '../../highlight';
import {useSearchProvider} from '../useSearchProvider';

/** Returns the snippet included in a hit, or else loads one. */
export function useSnippet(
  objectID: string,
  query: string,
  included: Highlighted | null,
): Highlighted | null {
  const provider = useSearchProvider();
  const [fetched, setFetched] = useState<Highlighted | null>(null);

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
