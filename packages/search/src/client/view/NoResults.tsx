import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import MissingResults from './MissingResults';
import {useSearchLink} from '../useReadVersion';
import styles from '../page/styles.module.css';
import Suggestions from './Suggestions';
import type {Answer} from '../page/useSearchAnswer';

/** What to try after a search without results. */
export default function NoResults({answer: {asked, everywhere}}: {answer: Answer}): ReactNode {
  const searchLink = useSearchLink();
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
      <MissingResults query={asked.query} className={styles.report} />
    </>
  );
}
