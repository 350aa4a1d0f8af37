import type {ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import FailureText from '@site/src/components/SearchResults/FailureText';
import {typeInto} from './inputField';

/** In the place of the hits when no answer could be had: says so, and asks again. */
export default function Failure({
  container,
  query,
}: {
  container: RefObject<HTMLElement | null>;
  query: string;
}): ReactNode {
  const retry = () => {
    // The same words again would be no new input.
    typeInto(container.current, '');
    typeInto(container.current, query);
  };
  return (
    <div className="search-box__failure" role="alert">
      <FailureText />
      <button type="button" className="button button--secondary" onClick={retry}>
        <Translate id="search.failure.retry" description="Button that repeats a failed search">
          Retry
        </Translate>
      </button>
    </div>
  );
}
