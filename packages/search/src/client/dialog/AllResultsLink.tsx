import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAutocompleteState} from '../../docSearch/autocomplete';
import {useSearchLink} from '../useSearchVersion';

const keys = 'Ctrl+↵';

interface Props {
  total: number | undefined;
  onOpen: (query: string, event: MouseEvent) => void;
}

export default function AllResultsLink({total, onOpen}: Props): ReactNode {
  const searchPage = useSearchLink();
  const {query} = useAutocompleteState();
  return query.trim() && total ? (
    <Link
      to={searchPage(query)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={(event) => onOpen(query, event)}
    >
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: total}}
      >
        {'See all {count} results'}
      </Translate>{' '}
      <kbd aria-hidden="true">{keys}</kbd>
    </Link>
  ) : null;
}
