import {use, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SearchView} from './searchView';
import Suggestions from './Suggestions';

export default function NoResults({query}: {query: string}): ReactNode {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return (
    <>
      <Suggestions />
      <p className={use(SearchView).classes.report}>
        <Translate
          id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
          description="The text for reporting missing results"
        >
          Believe this query should return results?
        </Translate>{' '}
        {/* <Link> would open the mail link in a new tab. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(query)}`}>
          <Translate id="search.letUsKnow" description="Link that reports a search without result">
            Let us know.
          </Translate>
        </a>
      </p>
    </>
  );
}
