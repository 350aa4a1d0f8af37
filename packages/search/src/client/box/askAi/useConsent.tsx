import {
  useCallback,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {typeInto} from '../inputField';
import {giveConsent, hasConsent} from './consent';
import ConsentDialog from './ConsentDialog';

const askAiItem = '.DocSearch-AskAi-Section [role="option"]';

interface Consent {
  /** For the element around DocSearch. */
  handlers: {
    onClickCapture: (event: MouseEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** For DocSearch. */
  interceptAskAiEvent: NonNullable<DocSearchModalProps['interceptAskAiEvent']>;
  /** The notice, which is shown while a question waits for it. */
  notice: ReactNode;
}

/** Asks the reader before the first question is sent to the assistant. */
export function useConsent(container: RefObject<HTMLElement | null>): Consent {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<(accepted: boolean) => void>(null);

  const ask = useCallback((then: (accepted: boolean) => void) => {
    next.current = then;
    dialog.current!.returnValue = '';
    dialog.current!.showModal();
  }, []);

  const onClickCapture = (event: MouseEvent) => {
    const item = (event.target as Element).closest<HTMLElement>(askAiItem);
    if (item && !hasConsent()) {
      event.preventDefault();
      event.stopPropagation();
      ask((accepted) => accepted && item.click());
    }
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isInField = (event.target as Element).matches('.DocSearch-Input');
    const item = container.current?.querySelector<HTMLElement>(
      `${askAiItem}[aria-selected="true"]`,
    );
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isInField && item) {
      // By Enter, DocSearch 4.7.0 asks in the first conversation of the box; by a click, in the current one.
      event.preventDefault();
      event.stopPropagation();
      item.click();
    }
  };

  // A question within a conversation that was stored: DocSearch empties the field when it is held back.
  const interceptAskAiEvent = useCallback<Consent['interceptAskAiEvent']>(
    ({query}) => {
      const isHeld = !hasConsent();
      if (isHeld) {
        ask(() => typeInto(container.current, query));
      }
      return isHeld;
    },
    [ask, container],
  );

  const onAnswer = (accepted: boolean) => {
    if (accepted) {
      giveConsent();
    }
    next.current?.(accepted);
  };

  return {
    handlers: {onClickCapture, onKeyDownCapture},
    interceptAskAiEvent,
    notice: <ConsentDialog dialog={dialog} onAnswer={onAnswer} />,
  };
}
