import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAutocompleteState} from '../../docSearch/autocomplete';
import {useSearchLink} from '../useSearchVersion';
import {DialogContext} from './dialogContext';

const keys = 'Ctrl+↵';

export default function AllResultsLink(): ReactNode {
  const searchPage = useSearchLink();
  const {results, showAll} = useContext(DialogContext);
  const {query} = useAutocompleteState();
  return query.trim() && results?.found?.total ? (
    <Link
      to={searchPage(query)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={(event) => showAll(query, event)}
    >
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: results.found.total}}
      >
        {'See all {count} results'}
      </Translate>{' '}
      <kbd aria-hidden="true">{keys}</kbd>
    </Link>
  ) : null;
}
