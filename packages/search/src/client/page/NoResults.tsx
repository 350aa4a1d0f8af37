import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useMissingResultsUrl} from '../useMissingResultsUrl';
import {useSearchLink} from '../useReadVersion';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import type {Answer} from './useSearchAnswer';

/** Where to go from a search that finds nothing. */
export default function NoResults({answer: {asked, everywhere}}: {answer: Answer}): ReactNode {
  const searchLink = useSearchLink();
  const missingResultsUrl = useMissingResultsUrl();
  return (
    <>
      {asked.area !== '' && everywhere > 0 && (
        <p>
          <Link to={searchLink(asked.query)} className="button button--secondary">
            <Translate
              id="search.allAreas"
              description="Link that repeats a search in all areas when one area has no result"
            >
              Search in all areas
            </Translate>
          </Link>
        </p>
      )}
      <p className={styles.hint}>
        <Translate
          id="search.tryInstead"
          description="Introduces links after a search without result"
        >
          Try searching for
        </Translate>
      </p>
      <Suggestions />
      <p className={styles.report}>
        <Translate
          id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
          description="The text for reporting missing results"
        >
          Believe this query should return results?
        </Translate>{' '}
        {/* <Link> would open a mail address in a new tab. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={missingResultsUrl({query: asked.query})}>
          <Translate id="search.letUsKnow" description="Link that reports a search without result">
            Let us know.
          </Translate>
        </a>
      </p>
    </>
  );
}
