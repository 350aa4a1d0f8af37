import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {readVote, storeVote} from '../../../../client/storedVote';
import {sendReport} from '../../../../client/sendReport';
import Explanation from './Explanation';

export interface QuestionState {
  helped?: boolean | undefined;
  /** Text of the live region. */
  status?: string;
  form?: ReactNode;
}

/**
 * Sends a first or changed vote, then shows the comment form if the page didn't help: only until it's
 * submitted once, because comments can't be replaced.
 *
 * @param button gets the focus back from the form
 */
export function submitVote(
  page: string,
  helped: boolean,
  setState: (state: QuestionState) => void,
  button: HTMLElement,
): void {
  const before = readVote(page);
  if (helped !== before?.helped) {
    storeVote(page, {...before, helped});
    sendReport({kind: 'vote', page, helped, ...(before && {changed: true})});
  }
  const done = () => setState({helped, status: thanks()});
  if (helped || before?.isExplained) {
    done();
    return;
  }
  const onFormDone = () => {
    button.focus();
    storeVote(page, {helped, isExplained: true});
    done();
  };
  setState({
    helped,
    status: translate({
      id: 'pageFeedback.thanksSoFar',
      message: 'Thank you. You can say why.',
      description: 'Said when the page did not help; a form follows',
    }),
    form: <Explanation page={page} onDone={onFormDone} />,
  });
}

function thanks(): string {
  return translate({
    id: 'pageFeedback.thanks',
    message: 'Thank you.',
    description: 'Said when a reader has answered',
  });
}
