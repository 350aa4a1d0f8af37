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
 */
export function submitVote(
  page: string,
  helped: boolean,
  setState: (state: QuestionState) => void,
  button: HTMLElement,
): void {
  const previous = readVote(page);
  if (helped !== previous?.helped) {
    storeVote(page, {...previous, helped});
    sendReport({kind: 'vote', page, helped, ...(previous && {changed: true})});
  }
  const showThanks = () => {
    const status = translate({
      id: 'pageFeedback.thanks',
      message: 'Thank you.',
      description: 'Thanks after an answer or a comment',
    });
    setState({helped, status});
  };
  if (helped || previous?.isExplained) {
    showThanks();
    return;
  }
  const onFormDone = () => {
    button.focus();
    storeVote(page, {helped, isExplained: true});
    showThanks();
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
