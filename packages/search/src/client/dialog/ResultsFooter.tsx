import {use, type JSX} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLink} from '../useSearchVersion';
import {DialogContext} from './dialogContext';

interface Props {
  state: {query: string};
}

export default function ResultsFooter({state: {query}}: Props): JSX.Element | null {
  const searchPage = useSearchLink();
  const {results, showAll} = use(DialogContext);
  return results?.count ? (
    <Link to={searchPage(query)} onClick={(event) => showAll(query, event)}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: results.count}}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  ) : null;
}
