import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchData} from '../useSearchProvider';
import {useSearchLink} from '../useSearchVersion';
import {SearchView} from './searchView';
import './styles.css';

const className = 'button button--secondary button--sm';

export default function Suggestions(): ReactNode {
  const {search} = useContext(SearchView);
  const {suggestions} = useSearchData();
  const searchLink = useSearchLink();
  return (
    suggestions.length > 0 && (
      <div className="search-suggestions">
        <Translate
          id="theme.SearchModal.noResultsScreen.suggestedQueryText"
          description="The text for suggested query"
        >
          Try searching for
        </Translate>
        <ul className="clean-list">
          {suggestions.map((query) => (
            <li key={query}>
              {search ? (
                <button type="button" className={className} onClick={() => search(query)}>
                  {query}
                </button>
              ) : (
                <Link to={searchLink(query)} className={className}>
                  {query}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
