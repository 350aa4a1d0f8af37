import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  onAccept: () => void;
  onRefuse: () => void;
}

/** Before the first question: says where it goes. */
export default function ConsentDialog({onAccept, onRefuse}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="search-consent"
      aria-labelledby="search-consent-title"
      onCancel={onRefuse}
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
      <div className="search-consent__actions">
        <button type="button" className="button button--secondary" onClick={onRefuse}>
          <Translate
            id="search.askAi.consent.refuse"
            description="Button that does not send the question"
          >
            Do not send
          </Translate>
        </button>
        <button type="button" className="button button--primary" onClick={onAccept}>
          <Translate id="search.askAi.consent.accept" description="Button that sends the question">
            Send the question
          </Translate>
        </button>
      </div>
    </dialog>
  );
}
