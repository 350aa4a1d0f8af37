import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useMissingResultsUrl} from '@site/src/plugins/search/client/useMissingResultsUrl';
import type {Answer} from './searchRequests';
import styles from './styles.module.css';
import SuggestionList from './SuggestionList';
import {useAnsweredSuggestions} from './useAnsweredSuggestions';

interface Props {
  answer: Answer;
  onSearch: (words: string) => void;
  onAllAreas: () => void;
}

/** Where to go from a search that finds nothing. */
export default function NoResults({answer, onSearch, onAllAreas}: Props): ReactNode {
  const {asked, everywhere} = answer;
  const missingResultsUrl = useMissingResultsUrl();
  const suggested = useAnsweredSuggestions();
  return (
    <>
      {asked.area !== '' && everywhere > 0 && (
        <p>
          <button type="button" className="button button--secondary" onClick={onAllAreas}>
            <Translate
              id="search.allAreas"
              description="Button that repeats a search in all areas when one area has no result"
            >
              Search in all areas
            </Translate>
          </button>
        </p>
      )}
      <div className={styles.suggested}>
        {suggested && suggested.length > 0 && (
          <>
            <p className={styles.hint}>
              <Translate
                id="search.tryInstead"
                description="Introduces links after a search without result"
              >
                Try searching for
              </Translate>
            </p>
            <SuggestionList words={suggested} onSearch={onSearch} />
          </>
        )}
      </div>
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
