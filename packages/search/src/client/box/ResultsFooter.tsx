import {use, type JSX} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {BoxContext} from './boxContext';

/** Under the hits: all of them, on the search page. */
export default function ResultsFooter({state}: {state: {query: string}}): JSX.Element {
  const searchPage = useSearchLinkCreator();
  const {answer, close} = use(BoxContext);
  return (
    <Link to={searchPage(state.query)} onClick={close}>
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
