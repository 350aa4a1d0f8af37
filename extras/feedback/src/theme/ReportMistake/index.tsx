import {useEffect, useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EmailLink from '@theme-init/ReportMistake';
import {hasOptedOut} from '../../client/hasOptedOut';
import {readVote} from '../../client/storedVote';
import type {QuestionState} from './onDemand/submitVote';
import styles from './styles.module.css';

/**
 * Replaced: ReportMistake of the site, an e-mail link.
 *
 * Why: asks "Did this page help?". The link remains for browsers without scripts, and after an opt-out.
 */
export default function ReportMistake(): ReactNode {
  const {permalink} = useDoc().metadata;
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.root}>
      {isBrowser && hasOptedOut() ? (
        <EmailLink />
      ) : (
        <>
          <noscript>
            <EmailLink />
          </noscript>
          <Question key={permalink} page={permalink} />
        </>
      )}
    </div>
  );
}

function Question({page}: {page: string}): ReactNode {
  const id = useId();
  const [{helped, status, form}, setState] = useState<QuestionState>({});

  // In an effect: prerendering has no session storage.
  useEffect(() => setState({helped: readVote(page)?.helped}), [page]);

  const renderButton = (answer: boolean, label: ReactNode) => (
    <button
      type="button"
      className="button button--secondary"
      aria-pressed={helped === answer}
      onClick={({currentTarget}) =>
        void import('./onDemand/submitVote').then(
          ({submitVote}) => submitVote(page, answer, setState, currentTarget),
          // If loading fails, clicks have no effect.
          () => undefined,
        )
      }
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.question} role="group" aria-labelledby={id}>
        <span id={id}>
          <Translate id="pageFeedback.question" description="Question below each document">
            Did this page help?
          </Translate>
        </span>
        <span className={styles.buttons}>
          {renderButton(
            true,
            <Translate id="pageFeedback.yes" description="Answer: the page helped">
              Yes
            </Translate>,
          )}
          {renderButton(
            false,
            <Translate id="pageFeedback.no" description="Answer: the page did not help">
              No
            </Translate>,
          )}
        </span>
        <span role="status">{status}</span>
      </div>
      {form}
    </>
  );
}
