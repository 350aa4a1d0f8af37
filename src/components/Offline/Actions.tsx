import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {useCopy} from './useCopy';
import {megabytes} from './words';
import styles from './styles.module.css';

/** What a reader can do with a copy, as it stands. */
export default function Actions({
  copy,
  outcome,
  keep,
  remove,
  lookAgain,
}: ReturnType<typeof useCopy>): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!copy && !outcome) {
    return null;
  }
  const {kept, list, sent = 0} = copy ?? {};
  return (
    <p className={styles.actions}>
      {!kept && list && (
        <button type="button" className="button button--primary" onClick={() => keep(list)}>
          <Translate id="offline.keep" description="Button that downloads the guide">
            Keep for reading offline
          </Translate>
        </button>
      )}
      {kept && list && kept.version !== list.version && (
        <button type="button" className="button button--primary" onClick={() => keep(list)}>
          <Translate
            id="offline.update"
            description="Button that brings a copy up to date; a size such as 0.4 MB"
            values={{sent: megabytes(sent, currentLocale)}}
          >
            {'Update (about {sent})'}
          </Translate>
        </button>
      )}
      {!list && (
        <button type="button" className="button button--secondary" onClick={lookAgain}>
          <Translate id="offline.again" description="Button that looks for a copy again">
            Try again
          </Translate>
        </button>
      )}
      {kept && (
        <button type="button" className="button button--secondary" onClick={remove}>
          <Translate id="offline.remove" description="Button that deletes the copy of the guide">
            Remove
          </Translate>
        </button>
      )}
    </p>
  );
}
