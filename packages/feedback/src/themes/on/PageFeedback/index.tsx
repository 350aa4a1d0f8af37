import {useEffect, useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {isRefused} from '../../../client/isRefused';
import {readAnswer} from '../../../client/keptAnswer';
import type {Answered} from './onDemand/answer';
import styles from './styles.module.css';
import SupportAddress from './SupportAddress';

/** What the control needs once a reader answers: fetched when a button is approached. */
const fetchRest = () => import('./onDemand/answer');

/** Asks at the foot of a document whether it helped. Who cannot be asked, or refuses, finds the support address. */
export default function PageFeedback(): ReactNode {
  const {permalink} = useDoc().metadata;
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.root}>
      {isBrowser && isRefused() ? (
        <SupportAddress />
      ) : (
        <>
          <noscript>
            <SupportAddress />
          </noscript>
          <Question key={permalink} page={permalink} />
        </>
      )}
    </div>
  );
}

function Question({page}: {page: string}): ReactNode {
  const id = useId();
  const [{helped, status, form}, show] = useState<Answered>({});
  // What cannot be fetched is lost without a word.
  const approach = () => void fetchRest().catch(() => undefined);

  // Only a browser knows what was answered before, in this visit.
  useEffect(() => show({helped: readAnswer(page)?.helped}), [page]);

  const button = (answer: boolean, words: ReactNode) => (
    <button
      type="button"
      className="button button--secondary"
      aria-pressed={helped === answer}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={({currentTarget}) =>
        void fetchRest().then(
          (rest) => rest.answer(page, answer, show, currentTarget),
          () => undefined,
        )
      }
    >
      {words}
    </button>
  );
  return (
    <>
      <div className={styles.question} role="group" aria-labelledby={id}>
        <span id={id}>
          <Translate id="pageFeedback.question" description="At the foot of each document">
            Did this page help?
          </Translate>
        </span>
        <span className={styles.buttons}>
          {button(
            true,
            <Translate id="pageFeedback.yes" description="The page did help">
              Yes
            </Translate>,
          )}
          {button(
            false,
            <Translate id="pageFeedback.no" description="The page did not help">
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
