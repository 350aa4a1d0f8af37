import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useElement} from './useElement';

/**
 * What the Ask AI mode of DocSearch 4.7.0 lacks for screen readers: names of its buttons without
 * text (WCAG 4.1.2), and word of what the assistant is doing (WCAG 4.1.3).
 */
export default function AskAiExtras({
  container,
}: {
  container: RefObject<HTMLElement | null>;
}): ReactNode {
  const stop = useElement(container, '.DocSearch-StopStreaming');
  const menu = useElement(container, '.DocSearch-Menu-trigger');
  const failure = useElement(container, '.DocSearch-AskAiScreen-Error');
  const wasAnswering = useRef(false);
  if (stop) {
    wasAnswering.current = true;
  }
  useName(
    stop,
    translate({
      id: 'search.askAi.stop',
      message: 'Stop the answer',
      description: 'Name of the button that stops an answer',
    }),
  );
  useName(
    menu,
    translate({
      id: 'search.askAi.menu',
      message: 'Conversations',
      description: 'Name of the button that opens the menu of conversations',
    }),
  );

  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {stop ? (
        <Translate id="search.askAi.status.answering" description="Spoken while an answer comes">
          The assistant is answering.
        </Translate>
      ) : failure ? (
        <Translate id="search.askAi.status.failed" description="Spoken when there is no answer">
          There is no answer.
        </Translate>
      ) : (
        wasAnswering.current && (
          <Translate id="search.askAi.status.answered" description="Spoken when an answer is there">
            The answer is shown.
          </Translate>
        )
      )}
    </p>
  );
}

function useName(button: Element | null, name: string): void {
  useEffect(() => button?.setAttribute('aria-label', name), [button, name]);
}
