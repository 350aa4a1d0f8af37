import {use, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {suggestions} from '../suggestions';
import {BoxContext} from './boxContext';

/** Searches that have results: for a reader whose search had none, or who begins. */
export function SuggestedSearches(): ReactNode {
  const {type} = use(BoxContext);
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
            <button type="button" className="DocSearch-Prefill" onClick={() => type(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
