import {use, type JSX} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLink} from '../useReadVersion';
import {BoxContext} from './boxContext';

/** Under the hits: all of them, on the search page. */
export default function ResultsFooter({state}: {state: {query: string}}): JSX.Element {
  const searchPage = useSearchLink();
  const {answer, report, close} = use(BoxContext);
  const onClick = () => {
    report.leave();
    close();
  };
  return (
    <Link to={searchPage(state.query)} onClick={onClick}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: answer?.count ?? 0}}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
