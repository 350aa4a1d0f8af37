/**
 * Ejected: ErrorPageContent of @docusaurus/theme-classic 3.9.1, which `Error` shows too.
 *
 * Why: upstream's keeps standing where the reader goes next, and its red text on white is too faint.
 * It stands for a crash of the whole application as well: no context is left but the router's.
 * What we changed stands between "changed" and "end".
 */
import React, {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type {Props} from '@theme/Error';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  // changed: what had the focus is gone, and the next page is shown
  const heading = useRef<HTMLHeadingElement>(null);
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => heading.current?.focus(), []);
  useLayoutEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  // end
  return (
    // changed: a language, a heading that reads no context, a link
    <main className="container margin-vert--xl" lang={i18n.currentLocale}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it reads a context */}
          <h1 ref={heading} tabIndex={-1}>
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed.
            </Translate>
          </h1>
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- loads the page whole, without what crashed */}
          <a className="button button--secondary" href={siteConfig.baseUrl}>
            <Translate id="crash.home" description="Link on a crashed page to the home page">
              Home page
            </Translate>
          </a>
          {/* end */}
          <hr />
          <div className="error-messages">
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
