import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {readVote, storeVote} from '../../../client/storedVote';
import {sendReport} from '../../../client/sendReport';
import CommentForm from './CommentForm';

export interface QuestionState {
  helped?: boolean | undefined;
  status?: string;
  form?: ReactNode;
}

/**
 * Sends a new or changed vote. If the page didn't help, shows the comment form, unless the reader
 * has submitted it: comments can't be replaced.
 *
 * @param button gets the focus after the form is submitted
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
      description: 'Thanks after the answer No, above a form',
    }),
    form: <CommentForm page={page} onDone={onFormDone} />,
  });
}

function thanks(): string {
  return translate({
    id: 'pageFeedback.thanks',
    message: 'Thank you.',
    description: 'Thanks after an answer or a comment',
  });
}
