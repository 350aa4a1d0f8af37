import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import Translate from '@docusaurus/Translate';
import {isSiteReachable} from '@site/src/client/isSiteReachable';
import ErrorDetails from '@site/src/components/ErrorDetails';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  /** Loads the page without the router. */
  loadDocument: () => void;
}

let root: Root | undefined;

/** Uses a separate React root, as the app may not have started. */
export function showLoadFailure(error: unknown, loadDocument: () => void): void {
  // eslint-disable-next-line no-console -- readers only see advice
  console.error(error);
  root ??= createRoot(appendContainer());
  root.render(<LoadFailure error={error} loadDocument={loadDocument} />);
}

export function hideLoadFailure(): void {
  root?.render(null);
}

function appendContainer(): HTMLElement {
  const container = document.createElement('div');
  // Sticky relative to <body>.
  container.style.display = 'contents';
  return document.body.appendChild(container);
}

/** Also retries when the browser is back online. */
function LoadFailure({error, loadDocument}: Props): ReactNode {
  const [failureCount, setFailureCount] = useState(1);
  const [isRetrying, setIsRetrying] = useState(false);
  const isMounted = useRef(true);
  const id = useId();

  const retry = async () => {
    setIsRetrying(true);
    const isReachable = await isSiteReachable(window.location.href);
    if (isMounted.current && isReachable) {
      loadDocument();
    } else {
      setIsRetrying(false);
      setFailureCount((count) => count + 1);
    }
  };

  useEffect(() => {
    isMounted.current = true;
    window.addEventListener('online', retry);
    return () => {
      isMounted.current = false;
      window.removeEventListener('online', retry);
    };
  }, []);

  return (
    <aside className={styles.notice} aria-labelledby={id} aria-busy={isRetrying}>
      {/* Recreated so that each failure is announced. */}
      <div key={failureCount} role="alert">
        <strong id={id}>
          <Translate id="loadFailure.title" description="First line when a page cannot be loaded">
            The page could not be loaded.
          </Translate>
        </strong>
        <div>
          {navigator.onLine ? (
            <Translate
              id="loadFailure.online"
              description="Why a page may not load, and what to do"
            >
              Check your connection, or retry: the site may have just been updated.
            </Translate>
          ) : (
            <Translate id="loadFailure.offline" description="Why a page doesn't load when offline">
              Check your connection. We try again when you’re online.
            </Translate>
          )}
        </div>
      </div>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="loadFailure.retry" description="Button that loads a page again">
          Retry
        </Translate>
      </button>
      <ErrorDetails>{String(error)}</ErrorDetails>
    </aside>
  );
}
