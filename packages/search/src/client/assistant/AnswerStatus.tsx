import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {fillField} from '../../docSearch/autocomplete';
import {useElement} from '../box/useElement';

/**
 * Announces when an answer is complete (WCAG 4.1.3); DocSearch 5.2 announces waiting and failures. After a
 * failure it puts the question back into the field, so that Enter asks again.
 */
export default function AnswerStatus({
  container,
}: {
  container: RefObject<HTMLElement | null>;
}): ReactNode {
  const isAnswering = useElement(container, '.DocSearch-StopStreaming') !== null;
  const failure = useElement(container, '.DocSearch-AskAiScreen-Error');
  const hasAnswer = useElement(container, '.DocSearch-AskAiScreen-Answer-Footer') !== null;
  const wasAnswering = useRef(false);

  useEffect(() => {
    wasAnswering.current ||= isAnswering;
  }, [isAnswering]);

  useEffect(() => {
    if (failure) {
      const question = container.current?.querySelector('.DocSearch-AskAiScreen-Query');
      fillField(question?.textContent ?? '');
    }
  }, [container, failure]);

  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {hasAnswer && wasAnswering.current && !isAnswering && !failure && (
        <Translate
          id="search.assistant.answered"
          description="Announced when an answer is complete"
        >
          The answer is complete.
        </Translate>
      )}
    </p>
  );
}
