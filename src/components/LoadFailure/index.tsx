import {useId, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import Translate from '@docusaurus/Translate';
import ErrorDetails from '@site/src/components/ErrorDetails';
import styles from './styles.module.css';

/** Uses a separate React root, as the app hasn't started. */
export function showLoadFailure(error: unknown): void {
  const container = document.createElement('div');
  // Sticky relative to <body>.
  container.style.display = 'contents';
  document.body.append(container);
  createRoot(container).render(<LoadFailure error={error} />);
}

function LoadFailure({error}: {error: unknown}): ReactNode {
  const id = useId();
  return (
    <aside className={styles.notice} aria-labelledby={id}>
      <div role="alert">
        <strong id={id}>
          <Translate id="loadFailure.title" description="First line when a page cannot be loaded">
            The page could not be loaded.
          </Translate>
        </strong>
        <div>
          <Translate id="loadFailure.advice" description="Why a page may not load, and what to do">
            Check your connection, or retry: the site may have just been updated.
          </Translate>
        </div>
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={() => window.location.reload()}
      >
        <Translate id="loadFailure.retry" description="Button that loads a page again">
          Retry
        </Translate>
      </button>
      <ErrorDetails>{String(error)}</ErrorDetails>
    </aside>
  );
}
