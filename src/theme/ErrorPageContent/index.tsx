/**
 * Ejected: ErrorPageContent of @docusaurus/theme-classic 3.9.1. Also rendered by `Error`.
 *
 * Why: upstream's error stays after a navigation, its contrast is too low, and it needs contexts
 * that are missing when the whole app crashes. Causes are translated, and can be any value.
 */
import {type ReactNode} from 'react';
// changed: translate
import Translate, {translate} from '@docusaurus/Translate';
// end
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
// changed: imports
import {useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {errorMessages} from '@site/src/client/errorMessages';
// end

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  // changed: focus, reset on navigation
  const heading = useRef<HTMLHeadingElement>(null);
  const {pathname} = useLocation();
  const crashedPath = useRef(pathname);
  useEffect(() => heading.current?.focus(), []);
  useLayoutEffect(() => {
    if (pathname !== crashedPath.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  // end
  // changed: translation
  const causeLabel = translate({
    id: 'crash.cause',
    message: 'Cause:',
    description: 'On a crashed page, before the message of the cause of an error',
  });
  // end
  return (
    // changed: `lang`, a heading without context, a link
    <main className="container margin-vert--xl" lang={i18n.currentLocale}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- requires a context */}
          <h1 ref={heading} tabIndex={-1}>
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed.
            </Translate>
          </h1>
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- does a full page load */}
          <a className="button button--secondary" href={siteConfig.baseUrl}>
            <Translate id="crash.home" description="Link on a crashed page to the home page">
              Home page
            </Translate>
          </a>
          {/* end */}
          <hr />
          {/* changed: messages */}
          <p className="error-messages">{errorMessages(error).join(`\n\n${causeLabel}\n`)}</p>
          {/* end */}
        </div>
      </div>
    </main>
  );
}
