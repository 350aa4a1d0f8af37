import {use, type JSX, type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLink} from '../useSearchVersion';
import {DialogContext} from './dialogContext';

export default function ResultsFooter({state}: {state: {query: string}}): JSX.Element | null {
  const searchPage = useSearchLink();
  const {results, report, follow} = use(DialogContext);
  if (!results?.count) {
    return null;
  }
  const address = searchPage(state.query);
  const onClick = (event: MouseEvent) => {
    report.discard();
    follow(address, event);
  };
  return (
    <Link to={address} onClick={onClick}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: results.count}}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
