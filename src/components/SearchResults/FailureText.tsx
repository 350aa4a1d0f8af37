import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What happened, and what the reader can look at. */
export default function FailureText(): ReactNode {
  return (
    <>
      <strong>
        <Translate id="search.failure.title" description="First line of a failed search">
          Unable to fetch results
        </Translate>
      </strong>
      <br />
      <Translate id="search.failure.help" description="Second line of a failed search">
        You might want to check your network connection.
      </Translate>
    </>
  );
}
