/**
 * Ejected: ErrorPageContent of @docusaurus/theme-classic 3.9.1. Also rendered by `Error`.
 *
 * Why: upstream's error stays after a navigation, gives no advice, and needs contexts that are
 * missing when the whole app crashes.
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
import ErrorDetails from '@site/src/components/ErrorDetails';
import styles from './styles.module.css';

const {baseUrl} = siteConfig;

/** Causes can be any value. */
function messagesOf(error: unknown): string[] {
  const {message = String(error), cause} = Object(error) as Partial<Error>;
  return [message, ...(cause ? messagesOf(cause) : [])];
}
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
    // changed: `lang`, a heading without context, drawing, text, links
    <main className="container margin-vert--lg" lang={i18n.currentLocale}>
      <div className="row">
        <div className="col col--8 col--offset-2">
          {/* eslint-disable @docusaurus/no-html-links -- these do a full page load */}
          <img
            className="margin-bottom--sm"
            src={`${baseUrl}img/not-found.svg`}
            alt=""
            width={224}
            height={112}
          />
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- requires a context */}
          <h1 ref={heading} tabIndex={-1}>
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed.
            </Translate>
          </h1>
          <p>
            <Translate id="crash.advice" description="What to do on a crashed page">
              Something went wrong while showing this page. Try again, or go to the home page.
            </Translate>
          </p>
          <p className={styles.actions}>
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
            <a className="button button--secondary" href={baseUrl}>
              <Translate id="crash.home" description="Link on a crashed page to the home page">
                Home page
              </Translate>
            </a>
          </p>
          {/* eslint-enable @docusaurus/no-html-links */}
          {/* end */}
          {/* changed: messages */}
          <ErrorDetails>{messagesOf(error).join(`\n\n${causeLabel}\n`)}</ErrorDetails>
          {/* end */}
        </div>
      </div>
    </main>
  );
}
