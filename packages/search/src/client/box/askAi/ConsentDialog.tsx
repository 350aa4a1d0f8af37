import type {ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Called when the reader has chosen; Escape is a refusal. */
  onAnswer: (accepted: boolean) => void;
}

/** Before the first question: says where it goes. It is shown by `showModal()`. */
export default function ConsentDialog({dialog, onAnswer}: Props): ReactNode {
  return (
    <dialog
      ref={dialog}
      className="search-consent"
      aria-labelledby="search-consent-title"
      onClose={({currentTarget}) => onAnswer(currentTarget.returnValue === 'accept')}
      // Escape closes this dialog alone, not the search box behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p id="search-consent-title" className="search-consent__title">
        <Translate
          id="search.askAi.consent.title"
          description="Title of the notice before the first question"
        >
          Your question leaves this site
        </Translate>
      </p>
      <p>
        <Translate
          id="search.askAi.consent.text"
          description="Text of the notice before the first question"
        >
          Questions are sent to Algolia, which runs the assistant. Do not include personal or
          confidential data.
        </Translate>
      </p>
      <form method="dialog" className="search-consent__actions">
        <button className="button button--secondary">
          <Translate
            id="search.askAi.consent.refuse"
            description="Button that does not send the question"
          >
            Do not send
          </Translate>
        </button>
        <button value="accept" className="button button--primary">
          <Translate id="search.askAi.consent.accept" description="Button that sends the question">
            Send the question
          </Translate>
        </button>
      </form>
    </dialog>
  );
}
