import {use, type JSX} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLink} from '../useReadVersion';
import {BoxContext} from './boxContext';

/** Link below the hits to all of them, on the search page. */
export default function ResultsFooter({state}: {state: {query: string}}): JSX.Element | null {
  const searchPage = useSearchLink();
  const {answer, report, close} = use(BoxContext);
  const onClick = () => {
    report.leave();
    close();
  };
  if (!answer?.count) {
    return null;
  }
  return (
    <Link to={searchPage(state.query)} onClick={onClick}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="The link of the search box to all results"
        values={{count: answer.count}}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
