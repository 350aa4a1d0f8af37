import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchData} from '../useSearchProvider';
import Suggestions from './Suggestions';

export default function NoResults({query}: {query: string}): ReactNode {
  const {missingResultsUrl} = useSearchData();
  return (
    <>
      <Suggestions />
      {missingResultsUrl && (
        <p className="search-report">
          <Translate
            id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
            description="The text for reporting missing results"
          >
            Believe this query should return results?
          </Translate>{' '}
          {/* <Link> would open a mail link in a new tab. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
            <Translate
              id="search.letUsKnow"
              description="Link that reports a search without result"
            >
              Let us know.
            </Translate>
          </a>
        </p>
      )}
    </>
  );
}
