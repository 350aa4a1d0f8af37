import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import SuggestionList from './SuggestionList';
import {suggestions} from './suggestions';

/** What stands on the search page before anything is typed. */
export default function EmptyState({onSearch}: {onSearch: (words: string) => void}): ReactNode {
  return (
    <>
      <p className={styles.hint}>
        <Translate id="search.empty" description="Shown on the search page before a search">
          Type what you are looking for: a feature, a setting or the code of a message.
        </Translate>
      </p>
      <p className={styles.hint}>
        <Translate id="search.examples" description="Introduces searches that a click does">
          For example:
        </Translate>
      </p>
      <SuggestionList words={suggestions()} onSearch={onSearch} />
    </>
  );
}
