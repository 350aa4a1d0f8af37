import {useEffect, useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {isAnswered} from '../../../client/isAnswered';
import {isRefused} from '../../../client/isRefused';
import styles from './styles.module.css';
import SupportAddress from './SupportAddress';

/** What the control shows once a reader has answered. */
export interface Answered {
  helped?: boolean;
  /** What is said of it. */
  status?: string;
  /** Where the reader may say more. */
  form?: ReactNode;
}

const fetchRest = () => import('./onDemand');

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
  const withRest = (call: (rest: Awaited<ReturnType<typeof fetchRest>>) => void) => () =>
    void fetchRest().then(call, () => undefined);

  useEffect(() => {
    if (isAnswered(page)) {
      withRest((rest) => rest.recall(page, show))();
    }
  }, [page]);

  const button = (answer: boolean, words: ReactNode) => (
    <button
      type="button"
      className="button button--secondary"
      aria-pressed={helped === answer}
      onPointerEnter={withRest(() => undefined)}
      onFocus={withRest(() => undefined)}
      onClick={({currentTarget}) =>
        withRest((rest) => rest.answer(page, answer, show, currentTarget))()
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
