import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {fillField} from '../../docSearch/autocomplete';
import {useElement} from '../dialog/useElement';
import {stoppedText} from './translations';

interface Props {
  container: RefObject<HTMLElement | null>;
  /** `null` unless an answer is streaming. */
  stopButton: Element | null;
}

/**
 * Announces the end of answers (WCAG 4.1.3), shows a notice for answers stopped before their first
 * part, which DocSearch omits, and restores failed questions.
 */
export default function AnswerStatus({container, stopButton}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'answering' | 'stopped' | 'complete'>('idle');
  const failure = useElement(container, '.DocSearch-AskAiScreen-Error');
  const newest = useElement(container, '.DocSearch-AskAiScreen-Response');
  const docSearchNotice = useElement(container, docSearchNoticeSelector);

  useEffect(() => {
    setState((previous) =>
      stopButton ? 'answering' : previous === 'answering' ? 'complete' : previous,
    );
    const stop = () => setState('stopped');
    stopButton?.addEventListener('click', stop);
    return () => stopButton?.removeEventListener('click', stop);
  }, [stopButton]);

  useEffect(() => {
    if (failure) {
      const question = container.current?.querySelector('.DocSearch-AskAiScreen-Query');
      fillField(question?.textContent ?? '');
    }
  }, [container, failure]);

  return (
    <>
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {state === 'complete' && !failure && (
          <Translate
            id="search.assistant.answered"
            description="Announced when an answer is complete"
          >
            The answer is complete.
          </Translate>
        )}
        {state === 'stopped' && stoppedText()}
      </p>
      {state === 'stopped' &&
        newest &&
        !docSearchNotice &&
        createPortal(
          <p className="DocSearch-AskAiScreen-MessageContent-Stopped" data-own aria-hidden>
            {stoppedText()}
          </p>,
          newest,
        )}
    </>
  );
}

const docSearchNoticeSelector =
  '.DocSearch-AskAiScreen-Response-Container:first-child .DocSearch-AskAiScreen-MessageContent-Stopped:not([data-own])';
