import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import CopyDetails from './CopyDetails';
import {crashDetails} from './crashDetails';
import {errorMessages} from './errorMessages';
import styles from './styles.module.css';

export interface CrashReportProps {
  error: unknown;
  tryAgain: () => void;
}

/** Says that a page crashed, and what can be done. Reads no context: it may be what crashed. */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const [messages] = useState(() => errorMessages(error));
  const [details] = useState(() => crashDetails(messages));
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus is gone; this also announces the crash.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.report}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it reads a context */}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed.
        </Translate>
      </h1>
      <div className={styles.ways}>
        <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the page is loaded whole, without what crashed */}
        <a className="button button--secondary" href={siteConfig.baseUrl}>
          <Translate id="crash.home" description="Link on a crashed page to the home page">
            Home page
          </Translate>
        </a>
        <CopyDetails details={details} />
      </div>
      <ol className={styles.messages}>
        {messages.map((message, index) => (
          <li key={index}>
            {index === 0
              ? message
              : translate(
                  {
                    id: 'crash.cause',
                    message: 'Cause: {message}',
                    description: 'Message of an error that caused another one',
                  },
                  {message},
                )}
          </li>
        ))}
      </ol>
    </div>
  );
}
