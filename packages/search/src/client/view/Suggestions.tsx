import {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSearchLink} from '../useSearchVersion';
import {SearchView} from './searchView';
import './styles.css';

/** Searches that always have results. */
export default function Suggestions({intro = <TryInstead />}: {intro?: ReactNode}): ReactNode {
  const {classes, search} = use(SearchView);
  const searchLink = useSearchLink();
  const queries = translate({
    id: 'search.suggestions',
    message: 'roadmap, import, access token, Kanban',
    description: 'Searches that always find something, separated by commas',
  });
  return (
    <div className={classes.suggestions}>
      <p className={classes.hint}>{intro}</p>
      <ul className="search-suggestions">
        {queries.split(', ').map((query) => (
          <li key={query}>
            {search ? (
              <button type="button" className={classes.suggestion} onClick={() => search(query)}>
                {query}
              </button>
            ) : (
              <Link to={searchLink(query)} className={classes.suggestion}>
                {query}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TryInstead(): ReactNode {
  return (
    <Translate
      id="theme.SearchModal.noResultsScreen.suggestedQueryText"
      description="The text for suggested query"
    >
      Try searching for
    </Translate>
  );
}
