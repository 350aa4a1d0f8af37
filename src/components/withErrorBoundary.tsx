import type {ComponentType, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';

/** After an error, shows the prop `caption` or `alt`. */
export function withErrorBoundary<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithErrorBoundary(props: Props): ReactNode {
    const {alt, caption} = props as {alt?: string; caption?: string};
    return (
      <ErrorBoundary
        fallback={({tryAgain}) => <ErrorFallback text={caption ?? alt} tryAgain={tryAgain} />}
      >
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}

function ErrorFallback({text, tryAgain}: {text?: string; tryAgain: () => void}): ReactNode {
  return (
    <div className="alert alert--secondary margin-vert--md" role="alert">
      <p>
        <strong>
          <Translate id="failedPart.title" description="In the place of a part that failed">
            This part of the page could not be shown.
          </Translate>
        </strong>
      </p>
      {text && <p>{text}</p>}
      <ErrorBoundaryTryAgainButton className="button button--secondary" onClick={tryAgain} />
    </div>
  );
}
