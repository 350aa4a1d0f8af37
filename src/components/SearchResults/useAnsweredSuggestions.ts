import {useEffect, useState} from 'react';
import {useSearchFilters} from '@site/src/plugins/search/client/useSearchFilters';
import {useSearchProvider} from '@site/src/plugins/search/client/useSearchProvider';
import {countRequest, readCounts} from './searchRequests';
import {suggestions} from './suggestions';

/** The suggestions that have hits; `null` while that is not known. */
export function useAnsweredSuggestions(): string[] | null {
  const provider = useSearchProvider();
  const filters = useSearchFilters();
  const [answered, setAnswered] = useState<string[] | null>(null);

  useEffect(() => {
    let outdated = false;
    const words = suggestions();
    const show = (shown: string[]) => {
      if (!outdated) {
        setAnswered(shown);
      }
    };
    provider.search({requests: words.map((word) => countRequest(filters, word))}).then(
      (response) => {
        const counts = readCounts(response);
        show(words.filter((_, index) => (counts[index] ?? 0) > 0));
      },
      // They had hits when they were chosen.
      () => show(words),
    );
    return () => {
      outdated = true;
    };
  }, [provider, filters]);

  return answered;
}
