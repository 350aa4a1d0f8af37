import {use, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {suggestions} from '../view/suggestions';
import {BoxContext} from './boxContext';

/** Searches that have results, for a reader who starts or found nothing. */
export function SuggestedSearches(): ReactNode {
  const {search} = use(BoxContext);
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">
        <Translate
          id="theme.SearchModal.noResultsScreen.suggestedQueryText"
          description="The text for suggested query"
        >
          Try searching for
        </Translate>
      </p>
      <ul className="DocSearch-Suggestions">
        {suggestions().map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => search(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
