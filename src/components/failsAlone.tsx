import type {ComponentType, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';

/** Makes of a part of a page one that takes nothing else down when it fails. */
export function failsAlone<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartThatFailsAlone(props: Props): ReactNode {
    // What the words of a part may be called.
    const {alt, caption} = props as {alt?: string; caption?: string};
    return (
      <ErrorBoundary
        fallback={({tryAgain}) => <FailedPart words={caption ?? alt} tryAgain={tryAgain} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

/** In the place of a part that failed; says in words what it would have shown. */
function FailedPart({words, tryAgain}: {words?: string; tryAgain: () => void}): ReactNode {
  return (
    <div className="alert alert--secondary margin-vert--md" role="alert">
      <p>
        <strong>
          <Translate id="failedPart.title" description="In the place of a part that failed">
            This part of the page could not be shown.
          </Translate>
        </strong>
      </p>
      {words && <p>{words}</p>}
      <ErrorBoundaryTryAgainButton className="button button--secondary" onClick={tryAgain} />
    </div>
  );
}
