import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import Translate from '@docusaurus/Translate';
import {siteAnswers} from '@site/src/client/siteAnswers';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  /** Loads the page whole; asked only when the site answers. */
  loadWhole: () => void;
}

let root: Root | undefined;

/** Shows that something cannot be loaded, beside the application: it may not have started. */
export function showLoadFailure(error: unknown, loadWhole: () => void): void {
  root ??= createRoot(appendPlace());
  root.render(<LoadFailure error={error} loadWhole={loadWhole} />);
}

/** Takes the notice away, where there is one. */
export function hideLoadFailure(): void {
  root?.render(null);
}

function appendPlace(): HTMLElement {
  const place = document.createElement('div');
  // The notice sticks to the edge of the page, not of this.
  place.style.display = 'contents';
  return document.body.appendChild(place);
}

/** The error text, and a way to try again. Tries by itself when the network is back. */
function LoadFailure({error, loadWhole}: Props): ReactNode {
  const [failures, setFailures] = useState(1);
  const [trying, setTrying] = useState(false);
  const here = useRef(true);
  const id = useId();

  const retry = async () => {
    setTrying(true);
    const answers = await siteAnswers(window.location.href);
    // Meanwhile the reader may have gone elsewhere.
    if (here.current && answers) {
      loadWhole();
    } else {
      setTrying(false);
      setFailures((count) => count + 1);
    }
  };

  useEffect(() => {
    here.current = true;
    window.addEventListener('online', retry);
    return () => {
      here.current = false;
      window.removeEventListener('online', retry);
    };
  }, []);

  return (
    <aside className={styles.notice} aria-labelledby={id} aria-busy={trying}>
      {/* A new element for each failure, so that each is announced. */}
      <div key={failures} role="alert">
        <strong id={id}>
          <Translate id="loadFailure.title" description="First line when a page cannot be loaded">
            The page could not be loaded.
          </Translate>
        </strong>
        <p className={styles.error}>{String(error)}</p>
      </div>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="loadFailure.retry" description="Button that loads a page again">
          Retry
        </Translate>
      </button>
    </aside>
  );
}
