import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Job} from './job';
import {megabytes} from './words';
import styles from './styles.module.css';

/** How far a download is, and a way to end it. */
export default function Progress({job}: {job: Job}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {done, total} = job;
  return (
    <>
      <progress
        className={styles.progress}
        value={done}
        max={total || 1}
        aria-label={translate({
          id: 'offline.progress',
          message: 'Kept so far',
          description: 'Name of the progress bar while the guide is downloaded',
        })}
      />
      <p className={styles.actions}>
        <button type="button" className="button button--secondary" onClick={job.cancel}>
          <Translate id="offline.cancel" description="Button that ends the download of the guide">
            Cancel
          </Translate>
        </button>
        {total > 0 && (
          <Translate
            id="offline.doneOf"
            description="How far a download is: two sizes, such as 3.1 MB"
            values={{done: megabytes(done, currentLocale), total: megabytes(total, currentLocale)}}
          >
            {'{done} of {total}'}
          </Translate>
        )}
      </p>
    </>
  );
}
