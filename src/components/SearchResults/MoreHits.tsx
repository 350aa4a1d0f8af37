import type {ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import type {AnswerState} from './answerState';
import FailureText from './FailureText';
import styles from './styles.module.css';
import {useDelayed} from './useDelayed';

interface Props {
  button: RefObject<HTMLButtonElement | null>;
  more: AnswerState['more'];
  onMore: () => void;
}

/** The button for the next hits. It keeps the focus while they load, so it is never disabled. */
export default function MoreHits({button, more, onMore}: Props): ReactNode {
  const slow = useDelayed(more === 'loading');
  return (
    <div className={styles.more}>
      <p role="alert" className={styles.moreFailed}>
        {more === 'failed' && <FailureText />}
      </p>
      <button
        ref={button}
        type="button"
        className="button button--secondary"
        aria-disabled={more === 'loading'}
        onClick={onMore}
      >
        {slow ? (
          <Translate id="search.loading" description="Shown while a search takes long">
            Searching…
          </Translate>
        ) : more === 'failed' ? (
          <Translate id="search.failure.retry" description="Button that repeats a failed search">
            Retry
          </Translate>
        ) : (
          <Translate id="search.more" description="Button that shows more results">
            Load more
          </Translate>
        )}
      </button>
    </div>
  );
}
