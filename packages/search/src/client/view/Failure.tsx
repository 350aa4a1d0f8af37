import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  className: string | undefined;
  onRetry: () => void;
}

/** No answer could be had: what happened, what the reader can look at, and a way to ask again. */
export default function Failure({className, onRetry}: Props): ReactNode {
  return (
    <div className={className} role="alert">
      <p>
        <strong>
          <Translate id="search.failure.title" description="First line of a failed search">
            Unable to fetch results
          </Translate>
        </strong>
        <br />
        <Translate id="search.failure.help" description="Second line of a failed search">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="search.failure.retry" description="Button that repeats a failed search">
          Retry
        </Translate>
      </button>
    </div>
  );
}
