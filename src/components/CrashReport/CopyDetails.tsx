import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A button that copies; where the browser refuses, the text is shown and selected. */
export default function CopyDetails({details}: {details: string}): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  useEffect(() => text.current?.select(), [outcome]);

  return (
    <>
      <button type="button" className="button button--secondary" onClick={copy}>
        <Translate id="crash.copy" description="Button that copies what is known about a crash">
          Copy the details
        </Translate>
      </button>
      <div role="status" id={id} className={styles.outcome}>
        {outcome === 'copied' && (
          <Translate id="crash.copied" description="Shown when the details of a crash were copied">
            The details are copied.
          </Translate>
        )}
        {outcome === 'refused' && (
          <Translate
            id="crash.copyRefused"
            description="Shown above the details of a crash, when the browser cannot copy them"
          >
            The browser did not copy the details. They are selected below: copy them by hand.
          </Translate>
        )}
      </div>
      {outcome === 'refused' && (
        <textarea
          ref={text}
          readOnly
          rows={6}
          className={styles.details}
          aria-labelledby={id}
          value={details}
        />
      )}
    </>
  );
}
