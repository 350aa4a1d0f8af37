import {useId, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {limits, reasons, type Reason} from '../../../wireFormat/report';
import {sendReport} from '../../../client/sendReport';
import styles from './styles.module.css';

interface Props {
  page: string;
  onDone: () => void;
}

export default function CommentForm({page, onDone}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const checkedReasons = new FormData(event.currentTarget).getAll('reason') as Reason[];
    if (checkedReasons.length > 0 || text.trim() !== '') {
      sendReport({kind: 'comment', page, reasons: checkedReasons, text});
    }
    onDone();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend>
          <Translate id="pageFeedback.reasons" description="Title of four checkboxes with reasons">
            Why did it not help?
          </Translate>
        </legend>
        {reasons.map((reason) => (
          <label key={reason}>
            <input type="checkbox" name="reason" value={reason} />
            <span>{reasonLabel(reason)}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={id}>
        <Translate id="pageFeedback.text" description="Label of the text field for a comment">
          What were you looking for? (optional)
        </Translate>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={limits.text}
        value={text}
        aria-describedby={`${id}-note`}
        onChange={({target}) => setText(target.value)}
      />
      <div className={styles.note}>
        <span id={`${id}-note`}>
          <Translate
            id="pageFeedback.note"
            description="Below the text field: what not to write, and who receives it"
          >
            Write no personal data. This goes to the people who write this guide, on this site’s own
            server.
          </Translate>
        </span>
        <span>
          {text.length}&nbsp;/&nbsp;{limits.text}
        </span>
      </div>
      <button type="submit" className="button button--primary">
        <Translate id="pageFeedback.send" description="Button that sends the comment">
          Send
        </Translate>
      </button>
    </form>
  );
}

function reasonLabel(reason: Reason): string {
  return {
    missing: translate({
      id: 'pageFeedback.missing',
      message: 'Something is missing',
      description: 'Reason why a page did not help',
    }),
    unclear: translate({
      id: 'pageFeedback.unclear',
      message: 'It is hard to understand',
      description: 'Reason why a page did not help',
    }),
    wrong: translate({
      id: 'pageFeedback.wrong',
      message: 'It is wrong or out of date',
      description: 'Reason why a page did not help',
    }),
    elsewhere: translate({
      id: 'pageFeedback.elsewhere',
      message: 'It is not what I was looking for',
      description: 'Reason why a page did not help',
    }),
  }[reason];
}
