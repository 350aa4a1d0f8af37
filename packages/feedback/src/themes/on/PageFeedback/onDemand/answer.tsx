import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {keepAnswer, readAnswer} from '../../../../client/keptAnswer';
import {sendReport} from '../../../../client/sendReport';
import Explanation from './Explanation';

/** What the control shows once a reader has answered. */
export interface Answered {
  helped?: boolean | undefined;
  /** What is said of it. */
  status?: string;
  /** Where the reader may say more. */
  form?: ReactNode;
}

/**
 * Takes an answer, which may be another than before, and asks why a page did not help: once, since
 * what is told has no author by whom it could be changed.
 *
 * @param pressed gets the focus back when the form goes away
 */
export function answer(
  page: string,
  helped: boolean,
  show: (shown: Answered) => void,
  pressed: HTMLElement,
): void {
  const before = readAnswer(page);
  if (helped !== before?.helped) {
    keepAnswer(page, {...before, helped});
    sendReport({kind: 'vote', page, helped, ...(before && {changed: true})});
  }
  const done = () => show({helped, status: thanks()});
  if (helped || before?.isExplained) {
    done();
    return;
  }
  const explain = () => {
    pressed.focus();
    keepAnswer(page, {helped, isExplained: true});
    done();
  };
  show({
    helped,
    status: translate({
      id: 'pageFeedback.thanksSoFar',
      message: 'Thank you. You can say why.',
      description: 'Said when the page did not help; a form follows',
    }),
    form: <Explanation page={page} onDone={explain} />,
  });
}

function thanks(): string {
  return translate({
    id: 'pageFeedback.thanks',
    message: 'Thank you.',
    description: 'Said when a reader has answered',
  });
}
