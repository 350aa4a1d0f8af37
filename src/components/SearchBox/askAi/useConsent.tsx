import {useCallback, useState, type ReactNode, type RefObject} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {drawn, press, typeInto} from '../inputField';
import {giveConsent, hasConsent} from './consent';
import ConsentDialog from './ConsentDialog';

type Intercept = NonNullable<DocSearchModalProps['interceptAskAiEvent']>;

interface Consent {
  /** Given to DocSearch: holds a question back until the reader agrees. */
  interceptAskAiEvent: Intercept;
  /** The notice, while a question waits for it. */
  notice: ReactNode;
}

/**
 * Asks the reader before the first question is sent. DocSearch 4.7.0 cannot
 * send a question that was held back, so it is asked once more as a reader
 * would: typed into the field of the Ask AI mode.
 */
export function useConsent(
  container: RefObject<HTMLElement | null>,
  onAskAiToggle: (active: boolean) => void,
): Consent {
  const [held, setHeld] = useState<string>();

  const interceptAskAiEvent = useCallback<Intercept>(({query, messageId}) => {
    // A stored conversation that is opened again sends nothing.
    if (messageId !== undefined || hasConsent()) {
      return false;
    }
    setHeld(query);
    return true;
  }, []);

  const accept = async (question: string) => {
    giveConsent();
    setHeld(undefined);
    onAskAiToggle(true);
    await drawn();
    typeInto(container.current, question);
    await drawn();
    press(container.current, 'Enter');
  };

  const refuse = async (question: string) => {
    setHeld(undefined);
    await drawn();
    typeInto(container.current, question);
  };

  return {
    interceptAskAiEvent,
    notice:
      held === undefined ? null : (
        <ConsentDialog onAccept={() => void accept(held)} onRefuse={() => void refuse(held)} />
      ),
  };
}
